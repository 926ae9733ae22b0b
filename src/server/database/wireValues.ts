/** How PostgreSQL's values arrive: JSON, times and dates stay text, so that they go to the wire as they are. */
import pg from 'pg'

const { builtins } = pg.types
const untouched = new Set<number>([
  builtins.JSON,
  builtins.JSONB,
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
])

export const asText: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (untouched.has(oid)) return (text: string) => text
    if (oid === builtins.INT8) return Number
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
}

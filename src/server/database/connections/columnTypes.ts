/** Reads columns of PostgreSQL as JavaScript values. */
import pg from 'pg'
import type { Result } from './transaction.ts'

const { builtins } = pg.types
const untouched = new Set<number>([
  builtins.JSON,
  builtins.JSONB,
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
])

/** JSON, times and dates remain PostgreSQL's text, and go into the answer unchanged. */
export const asText: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (untouched.has(oid)) return (text: string) => text
    if (oid === builtins.INT8) return Number
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
}

const unchanged = (text: string) => text
export const asWritten = {
  rowMode: 'array',
  types: { getTypeParser: () => unchanged },
} satisfies Pick<pg.QueryArrayConfig, 'rowMode' | 'types'>

export function objectsIn({ rows, fields }: Pick<Result, 'rows' | 'fields'>): Record<string, unknown>[] {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: asText.getTypeParser(dataTypeID, 'text') }))
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ name, parse }, at) => [name, row[at] == null ? null : parse(row[at])])),
  )
}

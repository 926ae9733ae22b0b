/** Writes database/schema.sql, after a change in database/: npm run schema. */
import { writeFileSync } from 'node:fs'
import { schemaText } from './schemaText.ts'
import { withThrowawayDatabase } from './throwawayDatabase.ts'

writeFileSync(new URL('../database/schema.sql', import.meta.url), await withThrowawayDatabase(schemaText))
console.log('database/schema.sql says what the tables are.')

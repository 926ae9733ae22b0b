/** The database decides into which condominiums a caller may import. */
import { type CallContext, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { readSpreadsheet } from './files/spreadsheet.server.ts'
import { imports } from './imports.contract.ts'
import { sampleFile } from './residents/sample.server.ts'

/** Saves in the order of the addresses, so that two administrators with the same list wait for each other without a deadlock. */
function save({ condominium_id, import_id, language, lines }: Parsed<typeof imports.save>, { db }: CallContext) {
  return db.json(sql`select json_agg(json_build_object('id', done.id, 'outcome', done.outcome)) from (
      select l.id, access.import_resident(l.id, l.residence_id, ${condominium_id}::uuid, l.full_name, l.email, l.phone_number,
          l.unit_number, ${language}, l.kind, ${import_id ?? null}::uuid) as outcome
        from (select * from json_to_recordset(${JSON.stringify(lines)}::json) as l (id uuid, residence_id uuid, full_name text,
          email text, phone_number text, unit_number text, kind text) order by l.email, l.unit_number, l.full_name) l
    ) done`)
}

const knownAddresses = (emails: readonly string[]) => sql`select to_json(access.known_addresses(${emails}::text[]))`

export const importCalls = serve(imports, {
  async open(bytes, { db }) {
    // Refuses callers who may not import.
    await db.json(knownAddresses([]))
    return readSpreadsheet(bytes)
  },
  sample: ({ language }) => Promise.resolve(sampleFile(language)),
  known: ({ emails }, { db }) => db.json(knownAddresses(emails)),
  save,
})

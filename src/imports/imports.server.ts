/** Answers the calls of an import; the database decides into which condominiums. */
import { type Asking, serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import type { Parsed } from '../shared/contract.ts'
import { readSpreadsheet } from './files/spreadsheet.server.ts'
import { imports } from './imports.contract.ts'
import { sampleFile } from './residents/sample.server.ts'

/** In the order of their addresses, so that two who bring in the same people wait for each other and do not lock each other out. */
function save({ condominium_id, import_id, language, lines }: Parsed<typeof imports.save>, { door }: Asking) {
  return door.json(sql`select json_agg(json_build_object('id', done.id, 'outcome', done.outcome)) from (
      select l.id, access.import_resident(l.id, l.residence_id, ${condominium_id}::uuid, l.full_name, l.email, l.phone_number,
          l.unit_number, ${language}, l.kind, ${import_id ?? null}::uuid) as outcome
        from (select * from json_to_recordset(${JSON.stringify(lines)}::json) as l (id uuid, residence_id uuid, full_name text,
          email text, phone_number text, unit_number text, kind text) order by l.email, l.unit_number, l.full_name) l
    ) done`)
}

const knownAddresses = (emails: readonly string[]) => sql`select to_json(access.known_addresses(${emails}::text[]))`

export const importCalls = serve(imports, {
  async open(bytes, { door }) {
    // Refuses everybody who may not import.
    await door.json(knownAddresses([]))
    return readSpreadsheet(bytes)
  },
  sample: ({ language }) => Promise.resolve(sampleFile(language)),
  known: ({ emails }, { door }) => door.json(knownAddresses(emails)),
  save,
})

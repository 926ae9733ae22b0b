/** Answers the calls about an import of residents as a whole; the database decides whose it is. */
import { serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { residentImports } from './residentImports.contract.ts'

export const residentImportCalls = serve(residentImports, {
  look: ({ condominium_id, lines }, { door }) =>
    door.json(sql`select access.look_at_rows(${condominium_id}::uuid, ${JSON.stringify(lines)}::jsonb)`),
  made: ({ condominium_id }, { door }) => door.json(sql`select access.imports_made(${condominium_id}::uuid)`),
  weigh: ({ condominium_id, import_id }, { door }) =>
    door.json(sql`select access.weigh_import(${condominium_id}::uuid, ${import_id}::uuid)`),
  undo: ({ condominium_id, import_id }, { door }) =>
    door.json(sql`select access.undo_import(${condominium_id}::uuid, ${import_id}::uuid)`),
})

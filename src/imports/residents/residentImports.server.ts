/** The database decides who may undo an import. */
import { serve } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import { residentImports } from './residentImports.contract.ts'

export const residentImportCalls = serve(residentImports, {
  look: ({ condominium_id, lines }, { db }) =>
    db.json(sql`select access.look_at_rows(${condominium_id}::uuid, ${JSON.stringify(lines)}::jsonb)`),
  made: ({ condominium_id }, { db }) => db.json(sql`select access.imports_made(${condominium_id}::uuid)`),
  weigh: ({ condominium_id, import_id }, { db }) =>
    db.json(sql`select access.weigh_import(${condominium_id}::uuid, ${import_id}::uuid)`),
  undo: ({ condominium_id, import_id }, { db }) =>
    db.json(sql`select access.undo_import(${condominium_id}::uuid, ${import_id}::uuid)`),
})

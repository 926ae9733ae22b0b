import { z } from 'zod'
import type { CallContext } from '../server/calls/serve.ts'
import { countryThere } from '../server/database/fragments/condominiumCountry.ts'
import { wallText } from '../server/database/fragments/days.ts'
import { sql } from '../server/database/sql.ts'
import { tableFile } from '../server/database/tableFile.ts'
import type { Parsed } from '../shared/contract.ts'
import { speakThere } from '../shared/countryWords.ts'
import { approvalTexts } from '../shared/roles.messages.ts'
import { approvalStatus } from '../shared/roles.ts'
import type { people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { living, phoneOfHome, residentsWanted, shownApproval } from './people.queries.server.ts'

const resident = z.object({
  full_name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  unit_number: z.string(),
  approval_status: approvalStatus,
  registered_at: z.string(),
  condominium: z.string(),
})

export async function exportDirectory(input: Parsed<typeof people.exportDirectory>, { stream, db }: CallContext) {
  const country = await countryThere(db, input.condominium_id)
  const { directory, users } = speakThere(peopleMessages, input.language, country)
  const states = speakThere(approvalTexts, input.language, country)
  const rows = await stream(resident, {
    list: 'residents',
    filter: input,
    columns: sql`p.full_name, p.email, coalesce(${phoneOfHome(sql`r.condominium_id`, sql`r.id`)}, p.covered_phone) as phone_number,
      r.unit_number, ${shownApproval} as approval_status, c.name as condominium,
      ${wallText(sql`p.created_at`, sql`c.time_zone`)} as registered_at`,
    rows: sql`${living} join condominiums c on c.id = r.condominium_id where ${residentsWanted(input)}`,
    order: sql`r.requested_at desc, r.id desc`,
  })
  return tableFile(input.format, {
    file_name: 'residentes_export',
    rows,
    columns: [
      { header: directory.resident, cell: (row) => row.full_name },
      { header: users.unit, cell: (row) => row.unit_number },
      { header: directory.email, cell: (row) => row.email },
      { header: directory.phone, cell: (row) => row.phone_number },
      { header: users.condominium, cell: (row) => row.condominium },
      { header: users.state, cell: (row) => states[row.approval_status] },
      { header: directory.registered, cell: (row) => row.registered_at },
    ],
  })
}

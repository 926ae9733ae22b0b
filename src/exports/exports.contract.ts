import { z } from 'zod'
import { contract, download } from '../shared/contract.ts'
import { id, language } from '../shared/fields.ts'

export const leaving = contract(
  { name: 'leaving', topic: 'exports' },
  {
    condominium: download(
      'Everything that admins may read of one condominium: a ZIP of files with one JSON object a line, a README in the language, and at the end a manifest; docs/leaving.md describes it. Only if the password was entered in this session within ten minutes; three times an hour',
      z.strictObject({ condominium_id: id, language }),
    ),
  },
)

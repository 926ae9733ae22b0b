import { z } from 'zod'
import { readFolio, readHash } from '../../logIntegrity/folio.ts'
import { contract, download, forAnyone, read, takesLong } from '../../shared/contract.ts'
import { id, moment } from '../../shared/fields.ts'
import { languages } from '../../shared/messages.ts'
import { disclosures } from '../disclosures.contract.ts'

const typed = (most: number, read: (text: string) => string | null) =>
  z
    .string()
    .max(most, 'invalid')
    .transform((text, context) => {
      const found = read(text)
      if (found === null) context.addIssue({ code: 'custom', message: 'invalid' })
      return found ?? ''
    })

export const evidenceFiles = contract(
  { name: 'evidenceFiles', topic: 'evidenceSheets' },
  {
    make: takesLong(
      download(
        'What happened, as PDF with a folio. The caller has an open look that shows it; its reason stands in the file',
        z.strictObject({
          look_id: id,
          language: z.enum(languages),
          question: disclosures.timeline.input,
          incident_id: id.nullable().default(null),
        }),
      ),
    ),
    check: forAnyone(
      read(
        'Whether a file with this folio and this SHA-256 was made here: when, for which condominium, and of how many lines; null where not both are right',
        z.strictObject({ folio: typed(40, readFolio), hash: typed(200, readHash) }),
        z.strictObject({ condominium: z.string(), time_zone: z.string(), made_at: moment, lines: z.int() }).nullable(),
      ),
    ),
  },
)

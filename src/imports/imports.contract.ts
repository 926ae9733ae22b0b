/** The calls of an import, one part of the file at a time: which addresses are known already, and the residents to create. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { email, fullName, id, language, optionalPhone, unitNumber } from '../shared/fields.ts'

export const mostAtOnce = 200

/** What a line says of a person. */
export const residentLine = z.strictObject({
  full_name: fullName,
  email,
  phone_number: optionalPhone,
  unit_number: unitNumber,
})

/** The last two are of the day: such a line may be sent again tomorrow. */
export const importOutcomes = ['saved', 'email_known', 'not_saved', 'known_too_often', 'letters_too_many'] as const

export type ImportOutcome = (typeof importOutcomes)[number]

export const imports = contract('imports', {
  known: read(
    'Which of these addresses have an account already, among the people of the reader’s condominiums',
    z.strictObject({ emails: z.array(email).max(mostAtOnce, 'too_long') }),
    z.array(z.string()),
  ),
  save: write(
    'Bring residents into a condominium, approved and invited; sent again it is the same',
    z.strictObject({
      condominium_id: id,
      language,
      lines: z
        .array(residentLine.extend({ id, residence_id: id }))
        .min(1, 'required')
        .max(mostAtOnce, 'too_long'),
    }),
    z.array(z.strictObject({ id: z.uuid(), outcome: z.enum(importOutcomes) })),
  ),
})

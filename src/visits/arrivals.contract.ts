/** The calls about what arrives unannounced. */
import { z } from 'zod'
import { contract, edit, read } from '../shared/contract.ts'
import { condominiumThere, id, revision } from '../shared/fields.ts'
import { arrivalRules } from './arrivals.ts'

export const arrivals = contract('arrivals', {
  asked: read(
    'What a condominium asks of unannounced arrivals, by their kind',
    z.strictObject({ condominium_id: id }),
    arrivalRules,
    ['condominiums'],
  ),
  rules: read(
    'What the caller’s condominiums ask of unannounced arrivals, for those who choose it',
    z.strictObject({}),
    z.array(z.strictObject({ condominium: condominiumThere, rules: arrivalRules, revision: z.int() })),
    ['condominiums'],
  ),
  chooseRules: edit(
    'Choose what is asked of unannounced arrivals',
    z.strictObject({ condominium_id: id, revision, rules: arrivalRules }),
  ),
})

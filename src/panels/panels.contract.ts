/** The calls of the panels: figures for admins and super admins, all of one moment. */
import { z } from 'zod'
import { contract, read } from '../shared/contract.ts'

const count = z.int()

export const panels = contract('panels', {
  admin: read(
    'The figures of the condominiums that the reader runs',
    z.strictObject({}),
    z.strictObject({ users: count, pending: count, active_authorizations: count, pending_reservations: count }),
    ['people', 'authorizations', 'amenities'],
  ),
  firstSteps: read(
    'What is done already of what a condominium needs to run, among those that the reader runs',
    z.strictObject({}),
    z.strictObject({
      condominium: z.boolean(),
      admin: z.boolean(),
      residents: z.boolean(),
      guard: z.boolean(),
      station: z.boolean(),
    }),
    ['people', 'condominiums'],
  ),
  installation: read(
    'The figures of the whole installation',
    z.strictObject({}),
    z.strictObject({
      condominiums: count,
      users: count,
      pending: count,
      active_authorizations: count,
      /** Entries of today, as each condominium's own clock says it. */
      accesses_today: count,
      approved_agents: count,
      /** Letters that wait for a super administrator to hand them on. */
      unsent_messages: count,
    }),
    ['people', 'condominiums', 'authorizations', 'access_logs', 'mail'],
  ),
})

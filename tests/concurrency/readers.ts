/** Every read of the product, by users of every role, while others act. */
import { calls } from '../../src/app/start/calls.server.ts'
import { ask } from '../support/installation.ts'
import { dayIn } from '../support/visits.ts'
import type { Acts, Crowd, Rows } from './crowd.ts'

const reads = calls.map(({ call }) => call).filter((call) => call.kind === 'read' && !call.for_devices)

/** Each read gets the fullest of these inputs that its contract accepts. */
function questions({ here, pool, zone, one, residents }: Crowd, now: Rows): object[] {
  const condominiumId = here
  const id = now.authorizations.length > 0 ? one(now.authorizations).id : here
  const period = { from: dayIn(zone, -7), until: dayIn(zone, 1) }
  return [
    { condominium_id: condominiumId, ...period, figure: 'arrivals' },
    { condominium_id: condominiumId, ...period },
    { condominium_id: condominiumId, gate_id: one(now.gates).id },
    { condominium_id: condominiumId, resident_id: one(residents).id },
    { condominium_id: condominiumId, id: one(residents).id },
    { amenity_id: pool, month: period.from.slice(0, 7) },
    { auth_type: 'temporary_visitor' },
    { emails: [one(residents).email] },
    { condominium_id: condominiumId },
    { search: 'ana' },
    period,
    { id },
    {},
  ]
}

export const looks: Acts = Object.fromEntries(
  reads.map((call) => [
    call.name,
    (all, now) => {
      const { garita, one, residents, guards, admin, root } = all
      const asked = questions(all, now).find((question) => call.input.safeParse(question).success)
      return asked ? ask(garita, call, asked, one([...residents, ...guards, admin, root]).token) : null
    },
  ]),
)

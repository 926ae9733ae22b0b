import { amenities } from '../../src/amenities/amenities.contract.ts'
import { authorizations } from '../../src/authorizations/authorizations.contract.ts'
import type { AuthType, Values } from '../../src/authorizations/kinds.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { notices } from '../../src/notices/notices.contract.ts'
import { privacy } from '../../src/privacy/privacy.contract.ts'
import { session } from '../../src/session/session.contract.ts'
import type { Call } from '../../src/shared/contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { revisionOf } from '../support/accounts.ts'
import { wish } from '../support/bookings.ts'
import { type Answer, ask, type TestPerson } from '../support/installation.ts'
import { dayIn, least } from '../support/visits.ts'
import { type Act, type Acts, type Crowd, onOne } from './crowd.ts'

const kinds: readonly AuthType[] = ['temporary_visitor', 'temporary_visitor', 'worker', 'vehicle', 'pet', 'co_resident']
const guests = ['Eva Sol', 'Luz Mar', 'Noé Paz']

/** Acts mostly as the owner, sometimes as a resident without the right. */
const byOwner = <T extends { resident_id: string | null }>(
  rows: readonly T[],
  all: Crowd,
  act: (owner: TestPerson, row: T) => Promise<Answer<unknown>>,
) =>
  onOne(rows, all, (row) =>
    act((all.random(3) > 0 && all.residents.find(({ id }) => id === row.resident_id)) || all.one(all.residents), row),
  )

/** Returns an act: a call whose only input is an id. */
const byId =
  (of: 'authorizations' | 'reservations', call: Call): Act =>
  (all, now) =>
    byOwner<{ id: string; resident_id: string | null }>(now[of], all, (owner, { id }) =>
      ask(all.garita, call, { id }, owner.token),
    )

/** The varying values are those on which another pass, or another place on a list, depends. */
function valuesOf({ one, random, zone }: Crowd, authType: AuthType): Values {
  const until = dayIn(zone, 1 + random(3))
  const drawn: Partial<Record<AuthType, Values>> = {
    temporary_visitor: { valid_from: dayIn(zone), valid_until: until },
    vehicle: { vehicle_plate: one(['ABC123', 'XYZ987']) },
  }
  return { ...least[authType](), ...drawn[authType] }
}

const today = (zone: string) => ({ reservation_date: dayIn(zone), guest_count: 3, guest_list: guests })

export const homeActs: Acts = {
  authorize: (all) => {
    const authType = all.one(kinds)
    const form = { id: newId(), auth_type: authType, values: valuesOf(all, authType) }
    return ask(all.garita, authorizations.create, form, all.one(all.residents).token)
  },
  change: (all, now) =>
    byOwner(now.authorizations, all, (owner, { id, auth_type, revision }) => {
      const form = { id, revision, auth_type, values: valuesOf(all, auth_type) }
      return ask(all.garita, authorizations.change, form, owner.token)
    }),
  checkOut: byId('authorizations', authorizations.checkOut),
  suspend: byId('authorizations', authorizations.suspend),
  resume: byId('authorizations', authorizations.resume),
  remove: byId('authorizations', authorizations.remove),
  showPass: byId('authorizations', authorizations.showPass),
  renewPass: byId('authorizations', authorizations.regeneratePass),
  decide: (all, now) =>
    onOne(now.authorizations, all, ({ id }) =>
      all.one(all.residents).call(visits.decide, { id, decision: all.one(['approved', 'denied']) }),
    ),
  seen: (all, now) =>
    onOne(now.authorizations, all, ({ id }) =>
      all.one(all.residents).call(notices.seen, { fact_ids: [id], channel: all.one(['screen', 'push']) }),
    ),
  book: ({ one, residents, pool, zone }) =>
    one(residents).call(amenities.book, { ...wish(pool, today(zone)), start_time: one(['16:00', '17:00']) }),
  amend: (all, now) =>
    byOwner(now.reservations, all, (owner, { id, revision, amenity_id }) =>
      owner.call(amenities.amend, { ...wish(amenity_id, today(all.zone)), id, revision, guest_list: guests.slice(1) }),
    ),
  cancel: byId('reservations', amenities.cancel),
  forget: byId('reservations', amenities.remove),
  card: async ({ garita, one, residents, admin, root }) => {
    const who = one([...residents, admin, root])
    return who.call(session.changeCard, {
      revision: await revisionOf(garita, who.id),
      full_name: one(['Ana Pérez', 'Eva Sol']),
      phone_number: null,
      language: one(['es', 'en']),
    })
  },
  preferences: ({ one, random, residents }) =>
    one(residents).call(notices.changePreferences, { by_mail: random(2) === 0 }),
  clear: ({ one, residents, guards }) =>
    one([...residents, ...guards]).call(notices.clear, { until: new Date().toISOString() }),
  askRemoval: ({ one, residents }) => one(residents).call(privacy.askRemoval, {}),
  takeBack: ({ one, residents }) => one(residents).call(privacy.takeBack, {}),
}

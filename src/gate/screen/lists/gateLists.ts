/** Selects the expected visitors, the people inside and the latest events from a snapshot. */
import { requestExpired } from '../../../authorizations/authorizations.rules.ts'
import type { Entry, Snapshot } from '../../station/facts/gate.snapshot.ts'
import { peopleInside } from '../../station/facts/group.ts'
import { lookupIn, type StationSnapshot } from '../../station/facts/lookup.ts'
import type { Reason } from '../../station/facts/reasons.ts'
import { localTime, stateReason } from '../../station/verdict/eligibility.ts'
import { engagementFor, engagementsOf } from '../../station/verdict/worker.ts'

export type Reservation = Snapshot['reservations'][number]
/** A party of a home, as a gate sees it. */
type PartyOfHome = NonNullable<Snapshot['parties']>[number]
type Guest = Reservation['guests'][number]

export const fullNameOf = ({ name, last_name }: Pick<Entry, 'name' | 'last_name'>) =>
  [name, last_name].filter(Boolean).join(' ')

export const isInside = ({ entered_at, left_at }: Guest) => entered_at !== null && left_at === null
export const insideCount = ({ guests }: Reservation) => guests.filter(isInside).length

export const askedAt = ({ asked_at, created_at }: Entry) => asked_at ?? created_at

/** False after the guard ended the request, though its home may still answer it. */
export const isAsked = (entry: Entry, now: number) =>
  entry.status === 'pending_approval' && !entry.closed && !entry.ask?.outcome && !requestExpired(entry, now)

/** Unanswered requests first, the newest of them foremost: they stand at the gate. Then by time. */
export function expectedOf(snapshot: StationSnapshot, now: number): Entry[] {
  const { entries, condominium } = snapshot
  const { day } = localTime(now, condominium.time_zone)
  const midnight = midnightOf(condominium, now)
  const due = entries.filter(
    (entry) =>
      isAsked(entry, now) ||
      (isDue(entry, now, midnight, { day, zone: condominium.time_zone }) &&
        !engagementsOf(entry, snapshot).some(({ inside }) => inside)),
  )
  // A negative value puts unanswered requests before the visits, which are sorted by time.
  const order = (entry: Entry) =>
    isAsked(entry, now) ? -Date.parse(askedAt(entry)) : entry.valid_from ? Date.parse(entry.valid_from) : now
  return due
    .map((entry) => ({ entry, at: order(entry) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
}

/** Returns reservations that begin before midnight and are not over. */
export function partiesOf({ reservations, condominium }: StationSnapshot, now: number): Reservation[] {
  const midnight = midnightOf(condominium, now)
  return reservations.filter(({ from, until }) => Date.parse(until) > now && Date.parse(from) < midnight)
}

export interface GuestList {
  party: PartyOfHome
  guests: readonly Entry[]
}

/** Returns the parties of homes that begin before midnight and are not over, and those with guests inside. */
export function guestListsOf(snapshot: StationSnapshot, now: number): GuestList[] {
  const { parties = [], condominium } = snapshot
  const midnight = midnightOf(condominium, now)
  const { ofId } = lookupIn(snapshot)
  return parties
    .map((party) => ({ party, guests: party.guests.flatMap((id) => ofId(id) ?? []) }))
    .filter(
      ({ party: { from, until }, guests }) =>
        (Date.parse(until) > now && Date.parse(from) < midnight) || guests.some(({ inside }) => inside),
    )
}

/** Counts the people of a party who are inside. */
export const guestsInside = ({ guests }: GuestList) => peopleIn(guests.filter(({ inside }) => inside))

function midnightOf({ time_zone }: Snapshot['condominium'], now: number): number {
  const [hours = 0, minutes = 0] = localTime(now, time_zone).time.split(':').map(Number)
  return now + (24 * 60 - hours * 60 - minutes) * 60_000
}

/** The rule of the verdict, except for the time of day: people who may come later today are due as well. */
function isDue(entry: Entry, now: number, midnight: number, { day, zone }: { day: number; zone: string }): boolean {
  const { kind, inside, left_at, schedule, valid_until } = entry
  // Within the tolerance the gate still opens, but the visitor is no longer expected.
  if (valid_until && Date.parse(valid_until) <= now) return false
  if (inside || (kind !== 'worker' && (kind !== 'temporary_visitor' || left_at !== null))) return false
  const reason = stateReason(entry, entry, now, zone)
  if (reason?.code === 'not_yet_valid') return Date.parse(reason.from) < midnight
  const today = !schedule || schedule.days.length === 0 || schedule.days.includes(day)
  return reason?.code === 'out_of_hours' ? today : reason === null && today
}

export interface Insider {
  entry: Entry
  since: string
  overstays: Reason | null
}

/** The kinds that `access.visits_inside` counts. Those who must leave first come first. */
export const visitKinds = ['temporary_visitor', 'worker', 'permanent_visitor'] as const
/** Residents come and go, so they have no deadline. */
export const homeKinds = ['co_resident', 'vehicle'] as const

/** A group counts as the number of its people who are inside. */
export const peopleIn = (entries: readonly Pick<Entry, 'people' | 'inside'>[]) =>
  entries.reduce((sum, entry) => sum + peopleInside(entry), 0)

const isVisit = (kind: string) => visitKinds.some((one) => one === kind)

/** Every screen shows this number of visitors, guests and workers inside. */
export function visitsInside(snapshot: StationSnapshot, now: number): number {
  const known = peopleIn(insideOf(snapshot, now).flatMap(({ entry }) => (isVisit(entry.kind) ? [entry] : [])))
  const unknown = strangersInside(snapshot).filter(({ kind }) => isVisit(kind)).length
  return known + unknown + snapshot.reservations.reduce((sum, party) => sum + insideCount(party), 0)
}

/** A worker of several homes is one person, who should have left only if no home expects them. */
export function insideOf(snapshot: StationSnapshot, now: number): Insider[] {
  return snapshot.entries
    .flatMap((entry) => {
      if (!entry.inside || !isFirstInside(entry, snapshot)) return []
      const reason = engagementFor(entry, snapshot, now).stops
      const stays = entry.by_rule?.stays_until
      if (stays && Date.parse(stays) <= now) {
        return [{ entry, since: entry.inside.since, overstays: { code: 'expired', until: stays } as const }]
      }
      const overstays = reason && ['expired', 'out_of_hours', 'host_gone'].includes(reason.code) ? reason : null
      return [{ entry, since: entry.inside.since, overstays }]
    })
    .sort((a, b) => Number(b.overstays !== null) - Number(a.overstays !== null) || a.since.localeCompare(b.since))
}

const isFirstInside = (entry: Entry, snapshot: StationSnapshot) =>
  !entry.worker ||
  lookupIn(snapshot)
    .ofWorker(entry.worker)
    .find(({ inside }) => inside) === entry

/** Visitors inside with a genuine pass that the snapshot does not include, shown by the beginning of the pass id. */
export const strangersInside = ({ met }: StationSnapshot) =>
  [...(met ?? [])].flatMap(([passId, stranger]) => (stranger ? [{ ...stranger, number: passId.slice(0, 8) }] : []))
export type Stranger = ReturnType<typeof strangersInside>[number]

export type Recent = Snapshot['recent'][number]

/** Includes this station's events since the snapshot. */
export function recentOf({ entries, recent, taken_at, gate }: StationSnapshot): Recent[] {
  const from = Date.parse(taken_at)
  const known = new Set(recent.map(({ at, name }) => `${Date.parse(at)} ${name}`))
  const seen = new Set<string>()
  const mine = entries.flatMap((entry) => {
    const one = {
      id: entry.authorization_id,
      name: fullNameOf(entry),
      unit: entry.unit,
      gate: gate.name,
      arrival_kind: entry.last_name ? null : entry.arrival_kind,
    }
    const came = entry.inside && Date.parse(entry.inside.since) >= from
    const left = entry.left_at && Date.parse(entry.left_at) >= from
    return [
      ...(came && entry.inside ? [{ ...one, at: entry.inside.since, event_type: 'entry' }] : []),
      ...(left && entry.left_at ? [{ ...one, at: entry.left_at, event_type: 'exit' }] : []),
    ].filter(({ at, event_type }) => {
      // A worker leaves several homes at once.
      const act = `${entry.worker ?? entry.authorization_id} ${event_type} ${at}`
      return !seen.has(act) && seen.add(act)
    })
  })
  return [...mine.filter(({ at, name }) => !known.has(`${Date.parse(at)} ${name}`)), ...recent].sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  )
}

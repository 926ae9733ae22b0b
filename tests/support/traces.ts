/**
 * For every call that answers people: which line it leaves when it hands data of others that is older than a day to staff, or why none.
 * `traces.test.ts` makes each call as a guard and as an administrator and compares.
 */

/** Lines that a call leaves, each in the table that keeps them. */
export const lines = { look: 'looks', log: 'access_logs', audit: 'audit_entries' } as const
type Line = keyof typeof lines

/** Why a call leaves none. Those in the second list hand out what is older than a day as well. */
const reasons = {
  hidden: 'its names are hidden after a day, until an administrator gives a reason, which is a look',
  work: 'today’s work at the gate: who waits, who is expected, who is inside',
  own: 'the reader’s own account, or their own home',
  secret: 'the person holds a secret link or code of it',
  things: 'the names in it are of condominiums, gates, amenities or kinds',
  staff: 'staff, devices and their acts',
} as const
const reasonsOfOld = {
  newest: 'the newest rows of the desk’s own list, as it opens: neither searched, narrowed nor paged',
  passes: 'passes that open a gate today, which the gate must know to judge them',
  residents:
    'the list of residents and owners for those who run or guard their condominium; a guard reads no telephone in it',
  record:
    'a record of the administration itself: changes, looks, holds, incidents, alarms, requests about data, its imports',
  workers: 'people who work in homes today; only the gate and the administration read that they are one person',
} as const
type Why = keyof typeof reasons | keyof typeof reasonsOfOld
export type Trace = Line | Why
export const mayBeOld = (trace: Trace): boolean => trace in reasonsOfOld
export const isLine = (trace: Trace): trace is Line => trace in lines

/** One for both, or one for guards and one for the administration; `bare` of a guard's call that names no more than a condominium. */
export type Traces = Trace | { guard: Trace; bare?: Trace; office: Trace }

const all = <T extends Traces>(trace: T, names: string): Record<string, T> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, trace]),
  )

export const traces: Readonly<Record<string, Traces>> = {
  ...all({ guard: 'look', bare: 'newest', office: 'hidden' }, 'visits.list visits.log'),
  ...all({ guard: 'look', office: 'hidden' }, 'visits.ofResident visits.sheet visits.export visits.exportLog'),
  ...all({ guard: 'newest', office: 'hidden' }, 'visits.latest'),
  ...all({ guard: 'passes', office: 'hidden' }, 'gate.snapshot gate.askPass'),
  ...all({ guard: 'log', office: 'residents' }, 'households.showPhones'),
  ...all({ guard: 'log', office: 'log' }, 'visits.revealDocument'),
  ...all({ guard: 'hidden', office: 'look' }, 'exports.condominium'),
  ...all(
    'hidden',
    `amenities.day amenities.expected amenities.reservations evidenceSheets.make gate.history gate.strays incidentSheets.make
    looks.happened looks.pattern notices.list people.moving reports.board reports.rows units.show visitorRights.list`,
  ),
  ...all(
    'work',
    'alarms.open arrivals.asks arrivals.urgent homeRules.atDesk panels.morning visits.request visits.toAnswer visits.waiting',
  ),
  ...all(
    'own',
    `amenities.mine authorizations.latest authorizations.list authorizations.myPass authorizations.today homeRules.mine
    households.mine session.current units.owned units.ownedVisits workers.attendanceFile`,
  ),
  ...all('secret', 'authorizations.visit visitorRights.show workers.page'),
  ...all(
    'things',
    `amenities.list arrivals.asked arrivals.rules condominiums.choose condominiums.invited condominiums.join condominiums.list
    gate.gates imports.sample imports.samplePasses`,
  ),
  ...all(
    'staff',
    `channels.list evidence.witnesses gate.devices gate.stations looks.silences people.chooseOperator reliefs.readCode stations.tablets
    supervision.gates supervision.guards supervision.makeCode supervision.shifts units.currentCode`,
  ),
  ...all(
    'residents',
    `amenities.exportReservations households.answering households.around people.assignments people.directory people.exportDirectory
    people.list people.makeCode people.makeCodes units.list units.owners`,
  ),
  ...all(
    'record',
    `alarms.office audit.list holds.list imports.lists imports.made imports.passes incidents.export incidents.list incidents.show looks.list
    looks.ofHome looks.open mail.list seconds.waiting`,
  ),
  ...all('workers', 'workers.about workers.list'),
}

/** Lines of calls that need more than a generated input: the test that makes them and reads the line. */
export const provenBy: Readonly<Record<string, string>> = {
  'exports.condominium': 'src/exports/leaving.server.test.ts',
  'households.showPhones': 'src/households/answering.server.test.ts',
  'visits.revealDocument': 'src/visits/replays.server.test.ts',
}

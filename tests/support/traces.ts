/**
 * Says for every call that answers people's data which line it leaves when staff read data of others older than a day, or why it leaves
 * none. `traces.test.ts` makes each call as a guard and as an administrator and compares.
 */
import { sliceFacts } from '../slices/slices.ts'

export const lines = { look: 'looks', log: 'access_logs', audit: 'audit_entries' } as const
type Line = keyof typeof lines

/** The reasons for which a call leaves no line. Calls of the second list also show data older than a day. */
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

/**
 * One value for everyone, or one for guards and one for the administration (`office`). `bare` is for a guard's call with no input but a
 * condominium.
 */
export type Traces = Trace | { guard: Trace; bare?: Trace; office: Trace }

const all = <T extends Traces>(trace: T, names: string): Record<string, T> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, trace]),
  )

export const traces: Readonly<Record<string, Traces>> = {
  ...Object.assign({}, ...sliceFacts.map((slice) => slice.traces)),
  ...all({ guard: 'look', bare: 'newest', office: 'hidden' }, 'visits.list visits.log'),
  ...all({ guard: 'look', office: 'hidden' }, 'visits.ofResident visits.printout visits.export visits.exportLog'),
  ...all({ guard: 'newest', office: 'hidden' }, 'visits.latest'),
  ...all({ guard: 'passes', office: 'hidden' }, 'gate.snapshot gate.askPass'),
  ...all({ guard: 'log', office: 'residents' }, 'gate.record'),
  ...all({ guard: 'log', office: 'log' }, 'visits.revealDocument'),
  ...all({ guard: 'hidden', office: 'look' }, 'leaving.condominium'),
  ...all(
    'hidden',
    `amenities.day amenities.expected amenities.reservations evidenceFiles.make gate.history gate.strays incidentReports.make
    disclosures.timeline disclosures.pattern notices.list moves.moving reports.board reports.rows units.show visitorRights.list`,
  ),
  ...all(
    'work',
    'alarms.open arrivals.asks arrivals.urgent homeRules.atDesk dashboards.morning visits.request visits.toAnswer visits.waiting',
  ),
  ...all(
    'own',
    `amenities.mine authorizations.list authorizations.myPass authorizations.today homeRules.mine
    households.mine session.current owners.owned owners.ownedVisits workers.attendanceFile`,
  ),
  ...all('secret', 'authorizations.visit visitorRights.show workers.page'),
  ...all(
    'things',
    `amenities.list arrivals.asked arrivals.rules condominiums.choose condominiums.invited condominiums.join condominiums.list
    gate.gates imports.sample passImports.samplePasses`,
  ),
  ...all(
    'staff',
    `channels.list logIntegrity.witnesses gate.devices gate.stations disclosures.silences people.chooseOperator substitutes.readCode stations.tablets
    supervision.gates supervision.guards supervision.makeCode supervision.shifts unitCodes.currentCode`,
  ),
  ...all(
    'residents',
    `amenities.exportReservations households.answering households.around people.assignments people.directory people.exportDirectory
    people.list invitations.makeCode invitations.makeCodes units.list owners.owners`,
  ),
  ...all(
    'record',
    `alarms.office audit.list legalHolds.list passImports.lists residentImports.made passImports.passes incidents.export incidents.list incidents.show disclosures.list
    disclosures.ofHome disclosures.open mail.list secondApprovals.waiting`,
  ),
  ...all('workers', 'workers.about workers.list'),
}

/** These calls need more than a generated input, so tests of their own prove them. */
export const provenBy: Readonly<Record<string, string>> = {
  'leaving.condominium': 'src/exports/leaving.server.test.ts',
  'gate.record': 'src/gate/recording/desk.server.test.ts',
  'visits.revealDocument': 'src/gate/visits/replays.server.test.ts',
}

/** In the order in which a station offers them. */
export const incidentKinds = [
  'suspicious',
  'noise',
  'quarrel',
  'theft',
  'damage',
  'accident',
  'fire',
  'fault',
  'found',
  'request',
  'other',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

export const informedChoices = [
  'administration',
  'supervisor',
  'resident',
  'police',
  'ambulance',
  'firefighters',
] as const
export type InformedChoice = (typeof informedChoices)[number]

export const askers = ['police', 'prosecutor', 'court', 'insurer', 'other'] as const
export type Asker = (typeof askers)[number]

export const incidentStates = ['open', 'closed'] as const

export const mostText = 1000
export const mostLines = 10
/** The administration may record an incident this many days later. */
export const mostDaysAgo = 366

/** Minutes ago: a guard chooses one instead of typing a time. */
export const agoChoices = [0, 10, 30, 60, 120, 240, 480] as const

const hourMs = 3_600_000

/** A request covers the last 24 hours by default. */
export const usualPeriod = (now: number) => ({
  from: new Date(now - 24 * hourMs).toISOString(),
  until: new Date(now).toISOString(),
})

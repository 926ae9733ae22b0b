/** What an incident is: its kinds, whom a guard tells, who asks for information, and how long the texts may be. */

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

export const toldChoices = ['administration', 'supervisor', 'resident', 'police', 'ambulance', 'firefighters'] as const
export type ToldChoice = (typeof toldChoices)[number]

export const askers = ['police', 'prosecutor', 'court', 'insurer', 'other'] as const
export type Asker = (typeof askers)[number]

export const incidentStates = ['open', 'closed'] as const

export const mostText = 1000
export const mostLines = 10
/** For how long the administration may begin one afterwards. */
export const mostDaysAgo = 366

/** How long ago it was, in minutes: what a guard chooses instead of typing a time. */
export const agoChoices = [0, 10, 30, 60, 120, 240, 480] as const

const hourMs = 3_600_000

/** The time that a request is about unless the guard says otherwise: the day that is over at this moment. */
export const usualPeriod = (now: number) => ({
  from: new Date(now - 24 * hourMs).toISOString(),
  until: new Date(now).toISOString(),
})

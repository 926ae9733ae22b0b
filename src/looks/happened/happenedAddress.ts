/** The question of "What happened" as it stands in the address. */
import { anId, oneOf, type Reader, searched, unreadable, yesOrNo } from '../../shared/address.ts'
import { isDay, wallText } from '../../shared/writtenMoment.ts'
import { type Looked, lookKinds, mostDays } from '../looks.rules.ts'
import { patternNames } from '../patterns/patternNames.ts'

const aMoment: Reader<string | undefined> = (written) => {
  if (written === undefined) return undefined
  const fits = typeof written === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(written) && isDay(written.slice(0, 10))
  return fits ? written : unreadable
}

export const happenedTabs = ['question', 'patterns', 'looks', 'holds'] as const

export const happenedAddress = {
  tab: oneOf(happenedTabs, 'question'),
  pattern: oneOf(patternNames),
  month: yesOrNo,
  condominium_id: anId,
  kind: oneOf(lookKinds, 'everything'),
  subject: searched,
  subject_id: anId,
  gate_id: anId,
  /** For which incident it is asked. */
  incident_id: anId,
  from: aMoment,
  until: aMoment,
}

const hour = 3_600_000
/** The last two hours, unless something else is asked for. */
export const lastHours = (now: number, zone: string) => ({
  from: wallText(now - 2 * hour, zone),
  until: wallText(now + 60_000, zone),
})

export const isWrongPeriod = ({ from, until }: Pick<Looked, 'from' | 'until'>): boolean =>
  !(Date.parse(from) < Date.parse(until) && Date.parse(until) - Date.parse(from) <= mostDays * 24 * hour)

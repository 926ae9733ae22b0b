import { anId, oneOf, type Reader, searched, unreadable, yesOrNo } from '../../shared/address.ts'
import { isDay, wallText } from '../../shared/writtenMoment.ts'
import { type DisclosureScope, disclosureKinds, mostDays } from '../disclosures.rules.ts'
import { patternNames } from '../patterns/patternNames.ts'

const aMoment: Reader<string | undefined> = (written) => {
  if (written === undefined) return undefined
  const fits = typeof written === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(written) && isDay(written.slice(0, 10))
  return fits ? written : unreadable
}

export const timelineTabs = ['question', 'patterns', 'looks', 'holds'] as const

export const timelineAddress = {
  tab: oneOf(timelineTabs, 'question'),
  pattern: oneOf(patternNames),
  month: yesOrNo,
  condominium_id: anId,
  kind: oneOf(disclosureKinds, 'everything'),
  subject: searched,
  subject_id: anId,
  gate_id: anId,
  /** The incident that the question belongs to. */
  incident_id: anId,
  from: aMoment,
  until: aMoment,
}

const hour = 3_600_000
/** The default period. */
export const lastHours = (now: number, zone: string) => ({
  from: wallText(now - 2 * hour, zone),
  until: wallText(now + 60_000, zone),
})

export const isWrongPeriod = ({ from, until }: Pick<DisclosureScope, 'from' | 'until'>): boolean =>
  !(Date.parse(from) < Date.parse(until) && Date.parse(until) - Date.parse(from) <= mostDays * 24 * hour)

import type { groupTexts } from '../../authorizations/group.messages.ts'
import type { Spoken } from '../../shared/messages.ts'
import type { timelineMessages } from './timeline.messages.ts'
import type { TimelineEntry } from './timeline.ts'

type Words = Readonly<Record<string, string>>
export interface HappenedWords {
  text: Spoken<typeof timelineMessages>
  events: Words
  kinds: Words
  reasons: Words
  verdicts: Words
  outcomes: Words
  group: Spoken<typeof groupTexts>
}
type Moment = (at: string) => string

const joined = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by)

export function whatOf({ group, what }: TimelineEntry, { text, events, kinds }: HappenedWords): string {
  if (group === 'screen') return text.screen_only
  return (group === 'incident' ? kinds[what] : events[what]) ?? what
}

/** Marks a verdict that has no entry, arrived late or is not signed. */
export function screenSaid(
  { shown, group }: TimelineEntry,
  { text, reasons, verdicts }: HappenedWords,
  moment: Moment,
) {
  if (!shown) return ''
  const { verdict, reason, arrived_at, signed } = shown
  const said = joined([verdict && verdicts[verdict], reason && (reasons[reason] ?? reasons.other)], ': ')
  return joined(
    [
      said,
      group === 'screen' ? text.no_entry : null,
      arrived_at && text.screen_late(moment(arrived_at)),
      signed ? null : text.screen_unsigned,
    ],
    ' · ',
  )
}

/** Says for example "3 personas · 5 personas en total" for a part of a group. */
export const peopleText = (
  { people, group_size }: Pick<TimelineEntry, 'people' | 'group_size'>,
  { group }: Pick<HappenedWords, 'group'>,
) =>
  joined(
    [people && people !== group_size ? group.counted(people) : null, group_size ? group.people_fact(group_size) : null],
    ' · ',
  )

export const endedAs = ({ ended }: TimelineEntry, { outcomes }: HappenedWords, clock: Moment) =>
  ended ? joined([outcomes[ended.outcome] ?? ended.outcome, clock(ended.at), ended.by], ' · ') : ''

export function rungAs({ rung }: TimelineEntry, { text }: HappenedWords, clock: Moment): string {
  if (!rung) return ''
  const rang = rung.phones > 0 && rung.at ? text.phones_rang(rung.phones, clock(rung.at)) : text.no_phone_rang
  return joined([rang, rung.seen > 0 ? text.seen(rung.seen) : null], ' · ')
}

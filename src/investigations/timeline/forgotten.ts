/** Explains that names and verdicts before some moment are deleted. */
import type { Spoken } from '../../shared/messages.ts'
import type { DisclosureScope } from '../disclosures.rules.ts'
import type { timelineMessages } from './timeline.messages.ts'
import type { TimelineAnswer } from './timeline.ts'

type Kept = Pick<TimelineAnswer, 'names_since' | 'screens_since'>
type Asked = Pick<DisclosureScope, 'from' | 'until' | 'kind'>

/**
 * The whole period is older than the oldest name that is kept, so a search by name finds nothing. A search by unit, or without a subject,
 * needs no names.
 */
export const forgets = ({ names_since }: Kept, { until, kind }: Asked) =>
  Date.parse(until) <= Date.parse(names_since) && kind !== 'unit' && kind !== 'everything'

export function forgottenNotes(
  { names_since, screens_since }: Kept,
  { from }: Asked,
  text: Pick<Spoken<typeof timelineMessages>, 'names_since' | 'screens_since'>,
  moment: (at: string) => string,
): string[] {
  const before = (since: string) => Date.parse(from) < Date.parse(since)
  return [
    ...(before(names_since) ? [text.names_since(moment(names_since))] : []),
    ...(before(screens_since) ? [text.screens_since(moment(screens_since))] : []),
  ]
}

/** Since when the program no longer knows: names and screens of earlier times are deleted. */
import type { Spoken } from '../../shared/messages.ts'
import type { Looked } from '../looks.rules.ts'
import type { happenedMessages } from './happened.messages.ts'
import type { Happened } from './happened.ts'

type Kept = Pick<Happened, 'names_since' | 'screens_since'>
type Asked = Pick<Looked, 'from' | 'until' | 'kind'>

/** Whether nothing can be found, because all of the time is before the names. A unit and everything are found without a name. */
export const forgets = ({ names_since }: Kept, { until, kind }: Asked) =>
  Date.parse(until) <= Date.parse(names_since) && kind !== 'unit' && kind !== 'everything'

export function forgottenNotes(
  { names_since, screens_since }: Kept,
  { from }: Asked,
  text: Pick<Spoken<typeof happenedMessages>, 'names_since' | 'screens_since'>,
  moment: (at: string) => string,
): string[] {
  const before = (since: string) => Date.parse(from) < Date.parse(since)
  return [
    ...(before(names_since) ? [text.names_since(moment(names_since))] : []),
    ...(before(screens_since) ? [text.screens_since(moment(screens_since))] : []),
  ]
}

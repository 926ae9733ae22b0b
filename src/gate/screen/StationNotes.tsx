/** What is wrong with this device: its storage, its clock, or data of days ago. */

import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Station } from '../station/station.ts'
import { asksForCalls } from '../verdict/doubts.ts'
import { clockText, daysOld, type Glance } from './gateWords.ts'
import { gateMessages, guardMessages } from './guard.messages.ts'

export function StationNotes({ station, glance }: { station: Station; glance: Glance }) {
  const { bar } = useText(guardMessages)
  const { directory } = useText(gateMessages)
  const { storage, connecting, snapshot, forgot } = station
  return (
    <>
      {storage === 'kept' ? null : (
        <Note tone="bad" title={bar[storage]}>
          {storage === 'full' ? bar.full_text : bar.none_text}
        </Note>
      )}
      {station.time().doubtful && !connecting ? (
        <Note tone="wait" title={bar.doubtful_clock}>
          {bar.doubtful_clock_text}
        </Note>
      ) : null}
      {snapshot && asksForCalls(snapshot, glance.now) && !connecting ? (
        <Note tone="wait" title={daysOld(snapshot, glance).title}>
          {directory.nothing_else}
        </Note>
      ) : null}
      {forgot && !connecting ? (
        <Note tone="bad" title={directory.forgot(clockText(forgot, glance))}>
          {directory.forgot_text}
        </Note>
      ) : null}
    </>
  )
}

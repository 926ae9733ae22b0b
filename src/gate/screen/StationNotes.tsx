/** What is wrong with this device: its storage, or its clock. */

import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Station } from '../station/station.ts'
import { guardMessages } from './guard.messages.ts'

export function StationNotes({ station }: { station: Station }) {
  const { bar } = useText(guardMessages)
  const { storage, connecting } = station
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
    </>
  )
}

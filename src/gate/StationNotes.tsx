/** What is wrong with the station itself, and what the guard can do about it. */
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { guardMessages } from './guard.messages.ts'
import type { Station } from './station.ts'

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

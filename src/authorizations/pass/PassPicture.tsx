/** The QR code of a pass, with a note about what it does at an unattended reader. */
import type { Output } from '../../shared/contract.ts'
import { useHomeZone } from '../../web/calls/currentUser.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import type { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { shownToken } from './firstVisit.ts'

export type Code = Pick<Output<typeof authorizations.showPass>, 'token' | 'reader' | 'day'>

/** The day's code where there is one, unless the code for the guard is wanted. */
export const tokenOf = (code: Code, forGatehouse = false) => (forGatehouse ? code.token : shownToken(code))

export function PassPicture({ of, for_gatehouse = false }: { of: Code; for_gatehouse?: boolean }) {
  const { pass: text } = useText(authorizationMessages)
  const note = useReaderNote()(of, for_gatehouse)
  return (
    <>
      <QrImage text={tokenOf(of, for_gatehouse)} label={text.picture} />
      {note ? <Note tone={isDayOver(of) && !for_gatehouse ? 'wait' : 'info'}>{note}</Note> : null}
    </>
  )
}

/** Offline, the last code stays on screen although a reader no longer accepts it: say so. */
const isDayOver = ({ day }: Code) => day !== null && Date.parse(day.until) <= Date.now()

/** Null for a pass with an end, which readers take as it is. A picture on paper renews nothing. */
export function useReaderNote() {
  const { pass: text } = useText(authorizationMessages)
  const dates = useDates().at(useHomeZone())
  return (code: Code, forGatehouse: boolean, onPaper = false): string | null => {
    const { reader, day } = code
    if (!reader) return null
    if (!day) return reader === 'none' ? text.none_note : text.plain_note
    if (forGatehouse) return text.gatehouse_note
    if (isDayOver(code)) return text.day_over
    return (onPaper ? text.day_on_paper : text.day_note)(dates.moment(day.until))
  }
}

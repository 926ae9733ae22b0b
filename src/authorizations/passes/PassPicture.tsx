import type { Output } from '../../shared/contract.ts'
import { useHomeZone } from '../../web/calls/currentUser.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import type { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'

export type Code = Pick<Output<typeof authorizations.showPass>, 'token' | 'reader' | 'day'>

/** Returns the day's code if there is one, unless the code for the guard is wanted. */
export const tokenOf = (code: Code, asGuardSees = false) => (asGuardSees ? code.token : (code.day?.token ?? code.token))

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

/** Offline, the last code stays on screen although readers refuse it, so the page says so. */
const isDayOver = ({ day }: Code) => day !== null && Date.parse(day.until) <= Date.now()

/** Returns null for a pass with an end, which readers accept unchanged. A picture on paper cannot renew itself. */
export function useReaderNote() {
  const { pass: text } = useText(authorizationMessages)
  const dates = useDates().at(useHomeZone())
  return (code: Code, asGuardSees: boolean, onPaper = false): string | null => {
    const { reader, day } = code
    if (!reader) return null
    if (!day) return reader === 'none' ? text.none_note : text.plain_note
    if (asGuardSees) return text.gatehouse_note
    if (isDayOver(code)) return text.day_over
    return (onPaper ? text.day_on_paper : text.day_note)(dates.moment(day.until))
  }
}

/** The QR code of a pass, with a note about what it does at an unattended reader. */
import type { Output } from '../shared/contract.ts'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { QrImage } from '../web/pieces/QrImage.tsx'
import type { authorizations } from './authorizations.contract.ts'
import { authorizationMessages } from './authorizations.messages.ts'

export type Code = Pick<Output<typeof authorizations.showPass>, 'token' | 'reader' | 'day'>

/** The day's code where there is one, unless the code for the guard is wanted. */
export const tokenOf = ({ token, day }: Code, forGatehouse = false) => (day && !forGatehouse ? day.token : token)

export function PassPicture({ of, for_gatehouse = false }: { of: Code; for_gatehouse?: boolean }) {
  const { pass: text } = useText(authorizationMessages)
  const dates = useDates().at(useHomeZone())
  const { reader, day } = of
  // Offline, the last code stays on screen although a reader no longer accepts it: say so.
  const over = day !== null && Date.parse(day.until) <= Date.now()
  return (
    <>
      <QrImage text={tokenOf(of, for_gatehouse)} label={text.picture} />
      {reader ? <Note tone={over && !for_gatehouse ? 'wait' : 'info'}>{words()}</Note> : null}
    </>
  )

  function words(): string {
    if (!day) return reader === 'none' ? text.none_note : text.plain_note
    if (for_gatehouse) return text.gatehouse_note
    return over ? text.day_over : text.day_note(dates.moment(day.until))
  }
}

/** Offers push notices once on the home screen, before the browser asks for permission. */
import { Button } from '@mantine/core'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { useLater } from '../web/pieces/useLater.ts'
import { noticeMessages } from './notices.messages.ts'
import { usePushDevice } from './pushDevice.web.ts'

export function PushOffer() {
  const { offer: text } = useText(noticeMessages)
  const device = usePushDevice()
  const [later, putOff] = useLater('push')
  if (device.state !== 'off' || !device.ready || later) return null
  return (
    <Note title={text.title}>
      <p>{text.text}</p>
      <div className="garita-offer">
        <Button loading={device.pending} onClick={() => device.set(true)}>
          {text.accept}
        </Button>
        <Button variant="subtle" onClick={putOff}>
          {text.later}
        </Button>
      </div>
    </Note>
  )
}

import { Button } from '@mantine/core'
import { Note, Offer } from '../web/cards/Note.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import { usePutOff } from '../web/pieces/usePutOff.ts'
import { noticeMessages } from './notices.messages.ts'
import { usePushDevice } from './pushDevice.web.ts'

const BlockedWay = lazyPart(() => import('./BlockedWay.tsx').then((loaded) => loaded.BlockedWay))

export function PushOffer() {
  const { offer: text } = useText(noticeMessages)
  const device = usePushDevice()
  const [later, putOff] = usePutOff('push')
  if (later) return null
  const notNow = (
    <Button variant="subtle" onClick={putOff}>
      {text.later}
    </Button>
  )
  if (device.state === 'denied') {
    return (
      <Note tone="wait" title={text.blocked}>
        <p>
          <BlockedWay />
        </p>
        <Offer>{notNow}</Offer>
      </Note>
    )
  }
  if (device.state !== 'off' || !device.ready) return null
  return (
    <Note title={text.title}>
      <p>{text.text}</p>
      <Offer>
        <Button loading={device.pending} onClick={() => device.set(true)}>
          {text.accept}
        </Button>
        {notNow}
      </Offer>
    </Note>
  )
}

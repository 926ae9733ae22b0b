/** Offers push notices once on the home screen, before the browser asks for permission. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { noticeMessages } from './notices.messages.ts'
import './PushOffer.css'
import { usePushDevice } from './pushDevice.web.ts'

const kept = 'garita.push.later'
const patienceMs = 14 * 24 * 60 * 60 * 1000

export function PushOffer() {
  const { offer: text } = useText(noticeMessages)
  const device = usePushDevice()
  const [later, setLater] = useState(() => Number(localStorage.getItem(kept) ?? 0) > Date.now() - patienceMs)
  if (device.state !== 'off' || !device.ready || later) return null
  return (
    <Note title={text.title}>
      <p>{text.text}</p>
      <div className="garita-offer">
        <Button loading={device.pending} onClick={() => device.set(true)}>
          {text.accept}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            localStorage.setItem(kept, String(Date.now()))
            setLater(true)
          }}
        >
          {text.later}
        </Button>
      </div>
    </Note>
  )
}

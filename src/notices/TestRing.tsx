/** Sends a test message to this device. Only the user can say whether it made a sound. */
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { toastRefusal } from '../web/calls/toast.tsx'
import { Note, Offer } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { notices } from './notices.contract.ts'
import { endpointHere } from './pushDevice.web.ts'
import { testRingTexts } from './testRing.messages.ts'

export function TestRing({ onHeard }: { onHeard?: () => void }) {
  const text = useText(testRingTexts)
  const ring = useAct(notices.ring)
  const [state, setState] = useState<'new' | 'sent' | 'silent'>('new')
  const press = async () => {
    const endpoint = await endpointHere()
    if (!endpoint) return toastRefusal(text.failed, text.gone)
    ring.run({ endpoint }, { failed: text.failed }, { done: () => setState('sent') })
  }
  const heard = () => {
    setState('new')
    onHeard?.()
  }
  if (state === 'sent') {
    return (
      <Stack gap="sm" role="status">
        <p>{text.asked}</p>
        <Offer>
          <Button variant="default" onClick={() => setState('silent')}>
            {text.no}
          </Button>
          <Button onClick={heard}>{text.yes}</Button>
        </Offer>
      </Stack>
    )
  }
  const again = state === 'silent'
  return (
    <>
      {again ? (
        <Note tone="wait" title={text.silent}>
          {text.silent_text}
        </Note>
      ) : null}
      <div>
        <Button
          variant="default"
          loading={ring.pending}
          aria-label={again ? undefined : text.act_about}
          onClick={() => void press()}
        >
          {again ? text.again : text.act}
        </Button>
      </div>
    </>
  )
}

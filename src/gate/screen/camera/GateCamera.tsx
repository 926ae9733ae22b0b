/** What the camera sees, and its choices: it goes on while a card is shown, so that the next code is read at once. */
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBulb, IconBulbOff, IconCamera } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { Pick } from '../../../web/pieces/Pick.tsx'
import { SecureOriginNote } from '../../../web/pieces/SecureOriginNote.tsx'
import { guardMessages } from '../guard.messages.ts'
import { watchCodes } from './codeReader.web.ts'
import { useCamera } from './useCamera.web.ts'

interface GateCameraProps {
  /** While something is being decided nothing new is read. */
  resting: boolean
  label: string
  onCode: (text: string) => void
}

export function GateCamera({ resting, label, onCode }: GateCameraProps) {
  const { camera: text } = useText(guardMessages)
  const video = useRef<HTMLVideoElement>(null)
  const { trouble, ready, choices, chosen, choose, torch, turnTorch } = useCamera(video)
  const [failed, fail] = useState(false)
  const now = useRef({ resting, onCode })
  now.current = { resting, onCode }

  useEffect(() => {
    if (!ready || !video.current) return
    return watchCodes(video.current, {
      onCode: (code) => now.current.onCode(code),
      isResting: () => now.current.resting,
      onFailure: () => fail(true),
    })
  }, [ready])

  return (
    <section className="garita-camera" aria-label={text.short} data-resting={resting || undefined}>
      {trouble === 'unsupported' && !window.isSecureContext ? <SecureOriginNote /> : null}
      {trouble ? <Note tone="wait">{text[trouble]}</Note> : null}
      {failed ? <Note tone="wait">{text.no_decoder}</Note> : null}
      <div className="garita-camera-view" hidden={trouble !== null}>
        <video ref={video} muted playsInline aria-label={label} />
        <p className="garita-camera-aim">{ready ? label : text.starting}</p>
        <div className="garita-camera-choices">
          {choices.length > 1 ? (
            <Pick label={text.choose} icon={IconCamera} value={chosen} options={choices} onPick={choose} compact />
          ) : null}
          {torch === null ? null : (
            <Tooltip label={torch ? text.torch_off : text.torch_on}>
              <ActionIcon
                size={48}
                variant="default"
                aria-label={torch ? text.torch_off : text.torch_on}
                onClick={() => turnTorch(!torch)}
              >
                {torch ? <IconBulbOff size={24} aria-hidden /> : <IconBulb size={24} aria-hidden />}
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      </div>
    </section>
  )
}

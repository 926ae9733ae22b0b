import { IconMicrophone, IconPlayerStop, IconSend } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Spoken } from '../../shared/messages.ts'
import frame from '../WelcomeFrame.module.css'
import styles from './AssistantPanel.module.css'
import type { assistantMessages } from './assistant.messages.ts'
import { useVoice } from './useVoice.web.ts'
import { voicePlaceholder } from './voice.ts'

const label = 'assistant-question'

interface AssistantFormProps {
  text: Spoken<typeof assistantMessages>
  opened: boolean
  sending: boolean
  send: (message: string, voice?: string) => Promise<boolean>
}

export function AssistantForm({ text, opened, sending, send }: AssistantFormProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const voice = useVoice(opened, (recorded) => void send(voicePlaceholder, URL.createObjectURL(recorded)))
  const recording = voice.state === 'recording'
  // Not disabled: the pressed button would lose the focus.
  const busy = (sending && !recording) || voice.state === 'starting'
  const isBlank = typed.trim() === ''

  useEffect(() => {
    if (opened) field.current?.focus()
  }, [opened])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || isBlank) return
    setTyped('')
    // The send button is about to be disabled and would lose the focus.
    field.current?.focus()
    const answered = await send(typed.trim())
    // A failed question goes back into the input, unless the user has typed something new.
    if (!answered) setTyped((since) => since || typed)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={`${frame.dim} ${styles.status}`} role="status">
        {recording ? text.recording : voice.state === 'unavailable' ? text.no_microphone : null}
      </p>
      <label className="garita-hidden" htmlFor={label}>
        {text.message}
      </label>
      <input
        ref={field}
        className="garita-focus"
        id={label}
        value={typed}
        maxLength={1000}
        placeholder={text.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={`${frame.row} ${styles.ends}`}>
        <button className={frame.button} type="button" aria-disabled={busy} onClick={() => busy || voice.toggle()}>
          {recording ? <IconPlayerStop size={20} aria-hidden /> : <IconMicrophone size={20} aria-hidden />}
          {recording ? text.stop : text.record}
        </button>
        <button className={frame.button} data-main type="submit" disabled={sending || isBlank}>
          <IconSend size={20} aria-hidden />
          {text.send}
        </button>
      </div>
    </form>
  )
}

/** Writes down an act from a button, shows a toast when it was written or refused, and takes it back where it was a mistake. */
import { Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { useText } from '../../web/language/language.tsx'
import { correctionOf } from '../station/facts/actKinds.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import type { GuardPost } from './guardPost.tsx'
import { correctedText, MistakeButton, shownMs } from './MistakeButton.tsx'
import { mistakeTexts } from './mistake.messages.ts'

interface RecordingWords {
  /** Without it no toast appears, because the screen shows the act. */
  done?: string
  title?: string
  failed: string
}

interface Recorded {
  done: string
  title?: string | undefined
  act: Act
  eventId: string
  /** The name of the person who entered or left. */
  name: string | null
}

interface RecordingOptions {
  /** The same for each press, where a second act would count twice. */
  eventId?: string
  done?: () => void
  /** Written or refused. */
  ended?: () => void
}

export function useRecording() {
  const [running, setRunning] = useState<Act | null>(null)
  const pressed = useRef<string | null>(null)
  const say = useRecordedToast()
  return {
    pending: running !== null,
    /** Whether the pending act is this one, to mark its button. */
    runs: (match: (act: Act) => boolean) => running !== null && match(running),
    run(
      post: GuardPost,
      act: Act,
      { failed, done: said, ...words }: RecordingWords & { name?: string },
      { eventId: id = newId(), done, ended }: RecordingOptions = {},
    ): void {
      const press = JSON.stringify(act)
      // A second press comes before the button can show that it is locked.
      if (pressed.current === press) return
      pressed.current = press
      setRunning(act)
      post
        .record(act, id)
        .then(
          (eventId) => {
            if (said) say(post, { name: null, ...words, done: said, act, eventId })
            done?.()
          },
          (error: unknown) => toastRefusal(failed, post.failureText(error)),
        )
        .finally(() => {
          pressed.current = null
          setRunning(null)
          ended?.()
        })
    },
  }
}

/** The guard can take back the last act: its toast replaces the toast before. */
let last = ''

/** Says that an act was written down; for ten seconds with the button that says that it was a mistake. */
export function useRecordedToast() {
  const text = useText(mistakeTexts)
  return (post: GuardPost, { done, title, act, eventId, name }: Recorded) => {
    const correction = post.corrects ? correctionOf(act, eventId) : null
    if (!correction) return void toastSuccess(done, title)
    notifications.hide(last)
    const correct = () => {
      notifications.hide(last)
      post.record(correction, newId()).then(
        () => toastSuccess(correctedText(correction.kind, name, text)),
        (error: unknown) => toastRefusal(text.failed, post.failureText(error)),
      )
    }
    last = notifications.show({
      title,
      message: (
        <>
          <Text mb="xs">{done}</Text>
          <MistakeButton onPress={correct} />
        </>
      ),
      icon: <IconCheck size={18} stroke={2.5} aria-hidden />,
      role: 'status',
      autoClose: shownMs,
    })
  }
}

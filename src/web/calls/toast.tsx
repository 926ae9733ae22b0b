/** Short words after an act: what was done, or why it was refused. */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconExclamationMark } from '@tabler/icons-react'

export function toastSuccess(text: string, title?: string): string {
  const icon = <IconCheck size={18} stroke={2.5} aria-hidden />
  return notifications.show({ title, message: text, icon, role: 'status' })
}

/** A refusal stays twice as long: it has to be understood, not only noticed. */
export function toastRefusal(title: string, text: string) {
  notifications.show({
    title,
    message: text,
    icon: <IconExclamationMark size={18} stroke={2.5} aria-hidden />,
    classNames: { root: 'garita-refused' },
    autoClose: 8000,
  })
}

interface UnderWay {
  title: string
  text: string
  cancel: string
  onCancel: () => void
}

/** What takes a while: stands there until it is over, and can be called off. Said again it changes what stands there. */
export function toastProgress(id: string, { title, text, cancel, onCancel }: UnderWay) {
  const notice = {
    id,
    title,
    message: (
      <>
        <div className="garita-code">{text}</div>
        <Button variant="default" mt="xs" onClick={onCancel}>
          {cancel}
        </Button>
      </>
    ),
    loading: true,
    autoClose: false as const,
    // Only by its button: a stray swipe would throw away what already came.
    allowClose: false,
    role: 'status',
  }
  notifications.show(notice)
  notifications.update(notice)
}

/** Makes room: how it ended is told as anything else is. */
export function closeToast(id: string) {
  notifications.hide(id)
}

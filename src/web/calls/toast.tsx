/** Toasts: what was done, or why it was refused. */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconExclamationMark } from '@tabler/icons-react'

export function toastSuccess(text: string, title?: string): string {
  const icon = <IconCheck size={18} stroke={2.5} aria-hidden />
  return notifications.show({ title, message: text, icon, role: 'status' })
}

/** A refusal stays twice as long, because it has to be read. */
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

/** For a task that takes a while: stays until it ends, can be canceled, and is updated by another call with the same id. */
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
    // Canceled only by its button: a swipe by mistake would lose the progress.
    allowClose: false,
    role: 'status',
  }
  notifications.show(notice)
  notifications.update(notice)
}

export function closeToast(id: string) {
  notifications.hide(id)
}

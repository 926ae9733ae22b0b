import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export function toastSuccess(text: string, title?: string): string {
  const icon = <IconCheck size={18} stroke={2.5} aria-hidden />
  return notifications.show({ title, message: text, icon, role: 'status' })
}

/** For an event that is neither a success nor a refusal. */
export function toastNotice(text: string) {
  const icon = <IconInfoSmall size={22} stroke={2.5} aria-hidden />
  notifications.show({ message: text, icon, role: 'status', autoClose: 8000 })
}

/** A refusal stays twice as long because users need time to read it. */
export function toastRefusal(title: string, text: ReactNode) {
  notifications.show({
    title,
    message: text,
    icon: <IconExclamationMark size={18} stroke={2.5} aria-hidden />,
    color: 'var(--garita-bad)',
    styles: { icon: { color: 'var(--garita-surface)' } },
    autoClose: 8000,
  })
}

interface UnderWay {
  title: string
  text: string
  cancel: string
  onCancel: () => void
}

/** For a long task: stays until it ends and can be canceled. A call with the same id updates it. */
export function toastProgress(id: string, { title, text, cancel, onCancel }: UnderWay) {
  const notice = {
    id,
    title,
    message: (
      <>
        <div>{text}</div>
        <Button variant="default" mt="xs" onClick={onCancel}>
          {cancel}
        </Button>
      </>
    ),
    loading: true,
    autoClose: false as const,
    // Only its button cancels it: an accidental swipe would hide the progress.
    allowClose: false,
    role: 'status',
  }
  notifications.show(notice)
  notifications.update(notice)
}

export function closeToast(id: string) {
  notifications.hide(id)
}

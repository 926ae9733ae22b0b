/** Short words after an act: what was done, or why it was refused. */
import { notifications } from '@mantine/notifications'
import { IconCheck, IconExclamationMark } from '@tabler/icons-react'

export function told(text: string, title?: string) {
  notifications.show({ title, message: text, icon: <IconCheck size={18} stroke={2.5} aria-hidden />, role: 'status' })
}

/** A refusal stays twice as long: it has to be understood, not only noticed. */
export function refused(title: string, text: string) {
  notifications.show({
    title,
    message: text,
    icon: <IconExclamationMark size={18} stroke={2.5} aria-hidden />,
    classNames: { root: 'garita-refused' },
    autoClose: 8000,
  })
}

import { IconMail } from '@tabler/icons-react'
import type { NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/admin/mail',
    icon: IconMail,
    label: { es: 'Mensajes sin enviar', en: 'Unsent messages' },
    short: { es: 'Mensajes', en: 'Messages' },
    under: 'settings',
    roles: ['super_admin'],
    place: 150,
  },
]

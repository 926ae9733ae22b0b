import { IconFingerprint } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/privacy',
    icon: IconFingerprint,
    label: { es: 'Privacidad', en: 'Privacy' },
    under: 'record',
    roles: administrators,
    place: 100,
  },
]

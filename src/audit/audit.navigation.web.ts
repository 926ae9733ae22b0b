import { IconHistory } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/audit',
    icon: IconHistory,
    label: { es: 'Bitácora de cambios', en: 'Change log' },
    short: { es: 'Cambios', en: 'Change log' },
    under: 'record',
    roles: administrators,
    place: 120,
  },
]

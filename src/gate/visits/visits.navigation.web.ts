import { IconClipboardList } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/admin/log',
    icon: IconClipboardList,
    label: { es: 'Bitácora y visitas', en: 'Access log and visits' },
    short: { es: 'Bitácora', en: 'Log' },
    under: 'today',
    roles: administrators,
    place: 50,
  },
]

import { IconBarrierBlock } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/gates',
    icon: IconBarrierBlock,
    label: { es: 'Casetas y equipos', en: 'Gates and devices' },
    short: { es: 'Casetas', en: 'Gates' },
    under: 'settings',
    roles: administrators,
    place: 130,
  },
]

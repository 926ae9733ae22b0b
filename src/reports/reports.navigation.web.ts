import { IconChartBar } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/admin/reports',
    icon: IconChartBar,
    label: { es: 'Reportes y Analytics', en: 'Reports and analytics' },
    short: { es: 'Reportes', en: 'Reports' },
    under: 'record',
    roles: administrators,
    place: 110,
  },
]

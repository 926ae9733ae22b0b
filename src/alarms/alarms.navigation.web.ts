import { IconBellRinging } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/alarms',
    icon: IconBellRinging,
    label: { es: 'Alarmas', en: 'Alarms' },
    under: 'today',
    roles: administrators,
    place: 70,
  },
]

import { IconZoomQuestion } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/what-happened',
    icon: IconZoomQuestion,
    label: { es: 'Qué pasó', en: 'What happened' },
    under: 'record',
    roles: administrators,
    place: 90,
  },
]

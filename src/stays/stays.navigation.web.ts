import { IconCalendarUser } from '@tabler/icons-react'
import type { NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/stays',
    icon: IconCalendarUser,
    label: { es: 'Estancias cortas', en: 'Short stays' },
    under: 'community',
    roles: ['admin'],
    place: 42,
  },
]

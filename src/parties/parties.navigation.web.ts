import { IconConfetti } from '@tabler/icons-react'
import type { NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/parties',
    icon: IconConfetti,
    label: { es: 'Fiestas', en: 'Parties' },
    under: 'home',
    roles: ['resident'],
    place: 10,
  },
]

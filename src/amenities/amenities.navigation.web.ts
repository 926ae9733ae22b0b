import { IconSwimming } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/amenities',
    icon: IconSwimming,
    label: { es: 'Amenidades', en: 'Amenities' },
    under: 'community',
    roles: administrators,
    place: 35,
  },
]

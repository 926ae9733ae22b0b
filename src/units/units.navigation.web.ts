import { IconBuildingEstate } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/units',
    icon: IconBuildingEstate,
    label: { es: 'Unidades', en: 'Units' },
    under: 'community',
    roles: administrators,
    place: 30,
  },
]

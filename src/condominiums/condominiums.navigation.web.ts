import { IconBuildingCommunity } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/condominiums',
    icon: IconBuildingCommunity,
    label: { es: 'Gestión de Condominios', en: 'Condominium management' },
    short: { es: 'Condominios', en: 'Condominiums' },
    under: 'settings',
    roles: administrators,
    place: 140,
  },
]

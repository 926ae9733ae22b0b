import { IconUserShield, IconUsers } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

export const navigation: readonly NavigationLink[] = [
  {
    to: '/dashboard/admin/users',
    icon: IconUsers,
    label: { es: 'Gestión de Usuarios', en: 'User management' },
    short: { es: 'Usuarios', en: 'Users' },
    under: 'community',
    roles: administrators,
    place: 10,
  },
  {
    to: '/admin/operators',
    icon: IconUserShield,
    label: { es: 'Gestión de Operadores', en: 'Operator management' },
    short: { es: 'Operadores', en: 'Operators' },
    under: 'community',
    roles: ['super_admin'],
    place: 45,
  },
]

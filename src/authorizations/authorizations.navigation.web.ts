import { IconUsersGroup } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

const link = { to: '/workers', icon: IconUsersGroup, label: { es: 'Colaboradores', en: 'Workers' } } as const

export const navigation: readonly NavigationLink[] = [
  { ...link, under: 'first', roles: ['agent'], place: 10 },
  { ...link, under: 'community', roles: administrators, place: 40 },
]

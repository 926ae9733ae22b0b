import { IconNotebook } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

const link = {
  to: '/dashboard/admin/incidents',
  icon: IconNotebook,
  label: { es: 'Incidentes', en: 'Incidents' },
} as const

export const navigation: readonly NavigationLink[] = [
  { ...link, under: 'first', roles: ['board'], place: 10 },
  { ...link, under: 'today', roles: administrators, place: 60 },
]

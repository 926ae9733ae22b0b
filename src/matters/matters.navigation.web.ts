import { IconMessage2 } from '@tabler/icons-react'
import type { NavigationLink } from '../web/frame/slice.ts'

const link = {
  to: '/messages',
  icon: IconMessage2,
  label: { es: 'Mensajes a la administración', en: 'Messages to the administration' },
  short: { es: 'Mensajes', en: 'Messages' },
} as const

export const navigation: readonly NavigationLink[] = [
  { ...link, under: 'first', roles: ['resident'], place: 30 },
  { ...link, under: 'today', roles: ['admin'], place: 55 },
]

import { IconSpeakerphone } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

const link = {
  to: '/announcements',
  icon: IconSpeakerphone,
  label: { es: 'Comunicados', en: 'Announcements' },
  short: { es: 'Comunicados', en: 'News' },
} as const

export const navigation: readonly NavigationLink[] = [
  { ...link, under: 'first', roles: ['resident', 'agent'], place: 15 },
  { ...link, under: 'today', roles: administrators, place: 30 },
]

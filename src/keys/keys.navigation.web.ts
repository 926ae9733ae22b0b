import { IconKey } from '@tabler/icons-react'
import { administrators, type NavigationLink } from '../web/frame/slice.ts'

const link = { to: '/keys', icon: IconKey, label: { es: 'Llaves', en: 'Keys' } } as const

export const navigation: readonly NavigationLink[] = [
  { ...link, under: 'first', roles: ['agent'], place: 20 },
  { ...link, under: 'today', roles: administrators, place: 65 },
]

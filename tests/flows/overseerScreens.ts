import { supervisionMessages } from '../../src/guards/supervision.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { pick, press, type Screen } from './screen.ts'
import type { Addressed } from './world.ts'

export const overseerScreens = ({ noise }: Addressed): Screen[] => [
  { name: 'home-of-supervisor', who: 'supervisor', path: '/dashboard' },
  {
    name: 'supervisor-new-guard',
    who: 'supervisor',
    path: '/dashboard',
    act: (page, language) => press(page, speak(supervisionMessages, language).create.open),
  },
  {
    name: 'supervisor-suspend',
    who: 'supervisor',
    path: '/dashboard',
    act: (page, language) => pick(page, 'Teresa Luna', speak(supervisionMessages, language).suspend.act, language),
  },
  { name: 'account-of-supervisor', who: 'supervisor', path: '/account', once: true },
  {
    name: 'supervisor-second-factor',
    who: 'supervisor',
    path: '/account',
    act: (page, language) => press(page, speak(accountMessages, language).second_factor.turn_on),
  },
  { name: 'home-of-board', who: 'board', path: '/dashboard' },
  { name: 'board-incidents', who: 'board', path: '/dashboard/admin/incidents' },
  { name: 'board-incident', who: 'board', path: noise },
  {
    name: 'board-second-factor',
    who: 'board',
    path: '/account',
    act: (page, language) => press(page, speak(accountMessages, language).second_factor.turn_on),
  },
]

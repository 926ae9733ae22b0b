import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { leavingMessages } from '../../src/exports/exports.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { pick, press, type Screen } from './screen.ts'

const condominiums = (language: Language) => speak(condominiumMessages, language)

export const condominiumScreens: Screen[] = [
  { name: 'condominiums', who: 'super_admin', path: '/admin/condominiums' },
  {
    name: 'condominium-new',
    who: 'super_admin',
    path: '/admin/condominiums',
    act: (page, language) => press(page, condominiums(language).add),
  },
  {
    name: 'condominium-invitation',
    who: 'super_admin',
    path: '/admin/condominiums?search=Encinos',
    act: (page, language) => pick(page, 'Los Encinos', condominiums(language).invitation, language),
  },
  {
    name: 'condominium-leaving',
    who: 'super_admin',
    path: '/admin/condominiums?search=Encinos',
    act: (page, language) => pick(page, 'Los Encinos', speak(leavingMessages, language).act, language),
  },
  {
    name: 'condominium-remove',
    who: 'super_admin',
    path: '/admin/condominiums?search=Encinos',
    act: (page, language) => pick(page, 'Los Encinos', condominiums(language).remove, language),
  },
]

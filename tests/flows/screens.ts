import { gatesMessages } from '../../src/gate/admin/gates.messages.ts'
import { arrivalRuleTexts } from '../../src/gate/arrivals/arrivalRules.messages.ts'
import { visitMessages } from '../../src/gate/visits/visits.messages.ts'
import { mailMessages } from '../../src/mail/mail.messages.ts'
import { moveTexts } from '../../src/people/move/moves.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { accountMessages } from '../../src/session/account/account.messages.ts'
import { registerTexts } from '../../src/session/register.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { unitMessages } from '../../src/units/units.messages.ts'
import { assistantMessages } from '../../src/welcome/assistant/assistant.messages.ts'
import { sliceFacts } from '../slices/slices.ts'
import { authorizationScreens } from './authorizationScreens.ts'
import { condominiumScreens } from './condominiumScreens.ts'
import { dwellerScreens } from './dwellerScreens.ts'
import { exportScreens } from './exportScreens.ts'
import { incidentScreens } from './incidentScreens.ts'
import { operatorScreens } from './operatorScreens.ts'
import { overseerScreens } from './overseerScreens.ts'
import { reportScreens } from './reportScreens.ts'
import { reservationDeskScreens } from './reservationDeskScreens.ts'
import { reservationScreens } from './reservationScreens.ts'
import { button, pick, press, type Screen, type Who } from './screen.ts'
import { unitCodeScreens } from './unitCodeScreens.ts'
import type { Addressed } from './world.ts'

const people = (language: Language) => speak(peopleMessages, language)
const gates = (language: Language) => speak(gatesMessages, language)
const session = (language: Language) => speak(sessionMessages, language)

export const viewers: readonly Who[] = [
  'nobody',
  'pending',
  'rejected',
  'newcomer',
  'resident',
  'agent',
  'supervisor',
  'board',
  'admin',
  'super_admin',
]

export function screensOf(world: Addressed): Screen[] {
  return [
    ...sliceFacts.flatMap((slice) => slice.screens?.(world) ?? []),
    { name: 'front', who: 'nobody', path: '/' },
    { name: 'front-signed-in', who: 'resident', path: '/', once: true },
    { name: 'home-rules', who: 'resident', path: '/dashboard/home-rules' },
    { name: 'not-received', who: 'resident', path: '/dashboard/not-received' },
    { name: 'user-guide', who: 'nobody', path: '/user-guide' },
    { name: 'guard-guide', who: 'nobody', path: '/guard-guide' },
    { name: 'admin-guide', who: 'nobody', path: '/admin-guide' },
    { name: 'login', who: 'nobody', path: '/login' },
    {
      name: 'login-incomplete',
      who: 'nobody',
      path: '/login',
      act: async (page, language) => {
        await button(page, session(language).login.submit).click()
        await page.getByRole('alert').waitFor()
      },
    },
    { name: 'worker-over', who: 'nobody', path: '/worker' },
    { name: 'joined-workers', who: 'admin', path: '/workers' },
    { name: 'what-happened', who: 'admin', path: '/dashboard/admin/what-happened' },
    { name: 'worth-a-look', who: 'admin', path: '/dashboard/admin/what-happened?tab=patterns&pattern=no_exit' },
    { name: 'privacy-notice-none', who: 'nobody', path: '/privacy' },
    ...['folio', 'my-data'].map((page) => ({ name: page, who: 'nobody' as const, path: `/${page}` })),
    { name: 'privacy', who: 'admin', path: '/dashboard/admin/privacy' },
    { name: 'webhook', who: 'admin', path: '/dashboard/admin/webhook' },
    { name: 'log-proof', who: 'admin', path: '/dashboard/admin/log-proof' },
    { name: 'joined-workers-at-gate', who: 'agent', path: '/workers', once: true },
    { name: 'register', who: 'nobody', path: '/register' },
    {
      name: 'register-incomplete',
      who: 'nobody',
      path: '/register',
      act: async (page, language) => {
        await button(page, speak(registerTexts, language).submit).click()
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'register-invited',
      who: 'nobody',
      path: `/register#${world.invitation_code}`,
      act: async (page, language) => {
        await page.getByText(speak(registerTexts, language).invited_to('Residencial Jacarandas de San Ángel')).waitFor()
      },
    },
    {
      name: 'assistant',
      who: 'nobody',
      path: '/',
      act: (page, language) => press(page, speak(assistantMessages, language).open),
    },
    { name: 'forgot-password', who: 'nobody', path: '/forgot-password' },
    { name: 'reset-password', who: 'nobody', path: '/reset-password#x' },
    { name: 'confirm-email', who: 'nobody', path: '/confirm-email#x' },
    { name: 'own-email', who: 'nobody', path: '/own-email#x' },
    { name: 'own-email-stopped', who: 'nobody', path: '/own-email#stop-x' },
    { name: 'begin', who: 'nobody', path: '/begin#x' },
    ...['start', 'practice', 'station'].map((name) => ({ name, who: 'nobody' as const, path: `/${name}` })),
    { name: 'not-found', who: 'nobody', path: '/nowhere' },
    { name: 'standing-pending', who: 'pending', path: '/dashboard' },
    { name: 'standing-rejected', who: 'rejected', path: '/dashboard' },
    { name: 'account-of-pending', who: 'pending', path: '/account' },
    { name: 'home-of-resident', who: 'resident', path: '/dashboard' },
    ...authorizationScreens(world),
    ...reservationScreens(),
    { name: 'home-by-another-address', who: 'resident', path: '/dashboard/nowhere' },
    { name: 'denied', who: 'resident', path: '/dashboard/admin' },
    { name: 'account', who: 'resident', path: '/account' },
    ...operatorScreens(world),
    ...overseerScreens(world),
    ...reservationDeskScreens,
    ...exportScreens,
    ...reportScreens,
    { name: 'admin-panel', who: 'admin', path: '/dashboard/admin' },
    { name: 'admin-activity', who: 'admin', path: '/dashboard/admin?tab=activity' },
    { name: 'admin-log', who: 'admin', path: '/admin/log' },
    { name: 'admin-visits', who: 'admin', path: '/admin/log?tab=visits' },
    {
      name: 'admin-visit',
      who: 'admin',
      path: '/admin/log?tab=visits',
      act: (page, language) => press(page, `${speak(visitMessages, language).list.details}: `),
    },
    { name: 'super-log-filtered', who: 'super_admin', path: '/admin/log?event=document_revealed' },
    { name: 'admin-users', who: 'admin', path: '/dashboard/admin/users' },
    { name: 'admin-condominiums', who: 'admin', path: '/dashboard/admin/condominiums' },
    { name: 'admin-units', who: 'admin', path: '/dashboard/admin/units' },
    {
      name: 'units-add',
      once: true,
      who: 'admin',
      path: '/dashboard/admin/units',
      act: (page, language) => press(page, speak(unitMessages, language).add),
    },
    ...unitCodeScreens(world),
    ...incidentScreens(world),
    ...dwellerScreens(world),
    { name: 'admin-gates', who: 'admin', path: '/dashboard/admin/gates' },
    {
      name: 'gate-new',
      who: 'admin',
      path: '/dashboard/admin/gates',
      act: (page, language) => press(page, gates(language).add_gate),
    },
    {
      name: 'gate-arrivals',
      who: 'admin',
      path: '/dashboard/admin/gates',
      act: (page, language) => {
        const text = speak(arrivalRuleTexts, language)
        return press(page, `${text.change}: ${text.change_title('')}`)
      },
    },
    {
      name: 'device-key',
      who: 'super_admin',
      path: '/dashboard/admin/gates',
      act: async (page, language) => {
        await press(page, gates(language).add_device)
        await page.getByRole('textbox', { name: gates(language).name }).fill('Barrera 1')
        await press(page, gates(language).make_key)
        await button(page, gates(language).copy).waitFor()
      },
    },
    { name: 'admin-audit', who: 'admin', path: '/dashboard/admin/audit' },
    { name: 'super-panel', who: 'super_admin', path: '/dashboard/super-admin' },
    { name: 'super-panel-short', who: 'super_admin', path: '/admin' },
    { name: 'super-approvals', who: 'super_admin', path: '/admin/approvals' },
    { name: 'super-users', who: 'super_admin', path: '/admin/users' },
    { name: 'users-none-found', who: 'super_admin', path: '/admin/users?search=zzzz' },
    {
      name: 'user-edit',
      who: 'super_admin',
      path: '/admin/users?search=Kenji',
      act: (page, language) => pick(page, 'Kenji', people(language).users.edit, language),
    },
    {
      name: 'user-reject',
      who: 'super_admin',
      path: '/admin/users?search=Kenji',
      act: (page, language) => pick(page, 'Kenji', people(language).users.reject, language),
    },
    {
      name: 'user-move',
      who: 'super_admin',
      path: '/admin/users?search=Ana',
      act: (page, language) => pick(page, 'Ana Pérez', speak(moveTexts, language).act, language),
    },
    {
      name: 'user-remove',
      who: 'super_admin',
      path: '/admin/users?search=Kenji',
      act: (page, language) => pick(page, 'Kenji', people(language).users.remove, language),
    },
    { name: 'operators', who: 'super_admin', path: '/admin/operators' },
    {
      name: 'operator-manage',
      who: 'super_admin',
      path: '/admin/operators?search=Nora',
      act: (page, language) => press(page, `${people(language).operators.manage}: Nora`),
    },
    {
      name: 'operator-assign',
      who: 'super_admin',
      path: '/admin/operators',
      act: (page, language) => press(page, people(language).operators.new_assignment),
    },
    ...condominiumScreens,
    { name: 'messages', who: 'super_admin', path: '/admin/mail' },
    {
      name: 'message',
      who: 'super_admin',
      path: '/admin/mail',
      act: (page, language) => press(page, `${speak(mailMessages, language).read}: bruno`),
    },
    {
      name: 'second-factor-begin',
      who: 'super_admin',
      path: '/account',
      act: (page, language) => press(page, speak(accountMessages, language).second_factor.turn_on),
    },
  ]
}

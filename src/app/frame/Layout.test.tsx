// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { screen, serve, showToAdmin } from '../../../tests/support/show.tsx'
import { MeProvider } from '../../session/currentSession.web.ts'
import type { CurrentPerson } from '../../session/session.contract.ts'
import { speak } from '../../shared/messages.ts'
import { webTexts } from '../../web/language/web.messages.ts'
import { navigate } from '../../web/router/history.ts'
import { Router } from '../../web/router/Router.tsx'
import { Layout } from './Layout.tsx'

const { layout } = speak(webTexts, 'en')
const none = () => undefined
const me = { home: null, homes: [], own_role: 'admin', ownership: null } as unknown as CurrentPerson

function open() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('screen and (max-width'),
    media: query,
    addEventListener: none,
    removeEventListener: none,
  }))
  serve(() => null)
  history.replaceState({ index: 0, key: 1, state: {} }, '', '/dashboard')
  return showToAdmin(
    <MeProvider value={me}>
      <Router load={none}>
        <Layout
          person={{ name: 'Eva', email: 'eva@garita.test', unit: null, role: 'Administrator', staff: true }}
          groups={[]}
          bar={{ label: 'Main', places: [], menu: { label: 'Menu' } }}
          demo={false}
          onSignOut={none}
        >
          <p>the screen</p>
        </Layout>
      </Router>
    </MeProvider>,
    true,
    'en',
  )
}
const menu = () => screen.queryByRole('navigation', { name: layout.navigation })
const goTo = (to: '/dashboard/admin', replace: boolean) => act(async () => navigate({ to, replace }))

test('keeps the open menu through a redirect, and closes it for a screen that the user chose', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: `Menu: ${layout.open}` }))
  await expect.poll(menu).not.toBeNull()
  await goTo('/dashboard/admin', true)
  expect(location.pathname).toBe('/dashboard/admin')
  expect(menu()).not.toBeNull()
  await act(async () => navigate({ to: '/dashboard/workers' }))
  await expect.poll(menu).toBeNull()
})

test('keeps the menu that the user opens in the moment after a redirect', async () => {
  open()
  navigate({ to: '/dashboard/admin', replace: true })
  // The frame is rendered for the new screen, and its effects still wait.
  await Promise.resolve()
  await Promise.resolve()
  screen.getByRole('button', { name: `Menu: ${layout.open}` }).click()
  await expect.poll(menu).not.toBeNull()
  await act(() => new Promise((end) => setTimeout(end, 50)))
  expect(menu()).not.toBeNull()
})

test('focuses the screen of a redirect while the menu is closed', async () => {
  open()
  await goTo('/dashboard/admin', true)
  await expect.poll(() => document.activeElement?.querySelector('p')?.textContent).toBe('the screen')
})

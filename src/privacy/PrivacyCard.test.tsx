// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, show } from '../../tests/support/show.tsx'
import { MeProvider } from '../session/currentSession.web.ts'
import type { CurrentPerson } from '../session/session.contract.ts'
import { speak } from '../shared/messages.ts'
import { PrivacyCard } from './PrivacyCard.tsx'
import { privacyMessages } from './privacy.messages.ts'

const text = speak(privacyMessages, 'en')
const open = (requestedAt: string | null) => {
  const asked = serve(({ call }) => (call === 'privacy.ownRequest' ? { requested_at: requestedAt } : {}))
  const me = {
    places: [
      { country: 'CL', time_zone: 'America/Santiago' },
      { country: 'MX', time_zone: 'America/Mexico_City' },
    ],
  } as unknown as CurrentPerson
  const { user } = show(
    <MeProvider value={me}>
      <PrivacyCard />
    </MeProvider>,
  )
  return { asked, user }
}

test('says the first day by which the administration must answer a request for deletion', async () => {
  open('2026-03-02T18:00:00Z')
  await screen.findByText(/must answer by .*22/)
})

test('names that day before the request, and marks its button like other deletions', async () => {
  const { asked, user } = open(null)
  await user.click(await screen.findByRole('button', { name: text.ask }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toMatch(/the administration must answer by/)
  const confirm = [...dialog.querySelectorAll('button')].find((button) => button.type === 'submit')
  expect(confirm?.getAttribute('data-variant')).toBe('strong')
  if (confirm) await user.click(confirm)
  await expect.poll(() => asked.some(({ call }) => call === 'privacy.askRemoval')).toBe(true)
})

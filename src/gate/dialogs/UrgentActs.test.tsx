// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import { GuardPostProvider } from './guardPost.tsx'
import { UrgentActs } from './UrgentActs.tsx'

const text = speak(urgentTexts, 'es')

test('covers the steps for an authority with no toast, and says that an emergency was recorded', async () => {
  const record = vi.fn(async () => '')
  const done = vi.fn()
  const post = { condominium_id: 'here', corrects: false, record }
  const { user } = show(
    <GuardPostProvider value={post as unknown as ComponentProps<typeof GuardPostProvider>['value']}>
      <UrgentActs size="lg" onDone={done} />
    </GuardPostProvider>,
    'es',
  )
  await user.click(screen.getByRole('button', { name: text.authority }))
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(screen.queryByText(text.saved)).toBeNull()
  await user.click(screen.getByRole('button', { name: text.emergency }))
  await screen.findByText(text.recorded)
  expect(record.mock.calls).toEqual([
    [{ kind: 'authority' }, expect.anything()],
    [{ kind: 'emergency' }, expect.anything()],
  ])
})

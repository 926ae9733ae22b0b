// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import { urgentTexts } from '../arrivals/urgent.messages.ts'
import { GuardPostProvider } from './guardPost.tsx'
import { UrgentDialog } from './UrgentDialog.tsx'

test.each(['es', 'en'] as const)(
  'writes down who entered, or that an emergency was a mistake, in one press: %s',
  async (language) => {
    const text = speak(urgentTexts, language)
    const record = vi.fn(async () => '')
    const post = { condominium_id: '', record, useUnits: () => ({ units: [], spellings: [], pending: false }) }
    const closed = vi.fn()
    const { user } = show(
      <GuardPostProvider value={post as unknown as ComponentProps<typeof GuardPostProvider>['value']}>
        <UrgentDialog of={{ id: '1', kind: 'emergency' }} onClose={closed} />
      </GuardPostProvider>,
      language,
    )
    await user.click(screen.getByRole('button', { name: text.quick.ambulance }))
    await user.click(screen.getByRole('button', { name: text.quick.mistake }))
    expect(screen.getByRole('button', { name: text.quick.mistake }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: text.save }))
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    const note = { kind: 'emergency_note', of: '1', unit_number: null, reason: text.quick.mistake }
    expect(record).toHaveBeenCalledWith(note, expect.anything())
  },
)

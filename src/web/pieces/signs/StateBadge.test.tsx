// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { StateBadge } from './StateBadge.tsx'

test('shows the state as a word beside its shape', () => {
  show(<StateBadge tone="wait">Pending</StateBadge>)
  const badge = screen.getByText('Pending')
  expect(badge.dataset.tone).toBe('wait')
  expect(badge.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('draws the sign at the beginning of a text, and gives screen readers only the words', () => {
  show(<StateBadge tone="good">✓ Dentro del condominio</StateBadge>)
  const word = screen.getByText('Dentro del condominio')
  expect(word.querySelector('[aria-hidden="true"]')?.textContent).toBe('✓ ')
  expect(document.querySelector('.tabler-icon-check')).not.toBeNull()
})

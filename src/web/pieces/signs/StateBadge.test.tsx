// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { StateBadge } from './StateBadge.tsx'

test('says the state in a word beside its shape', () => {
  show(<StateBadge tone="wait">Pending</StateBadge>)
  const badge = screen.getByText('Pending')
  expect(badge.dataset.tone).toBe('wait')
  expect(badge.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('draws the sign that a word begins with, and screen readers hear the words alone', () => {
  show(<StateBadge tone="good">✓ Dentro del condominio</StateBadge>)
  const word = screen.getByText('Dentro del condominio')
  expect(word.querySelector('[aria-hidden="true"]')?.textContent).toBe('✓ ')
  expect(document.querySelector('.tabler-icon-check')).not.toBeNull()
})

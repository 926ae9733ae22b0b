// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, serve, showToAdmin } from '../../../tests/support/show.tsx'
import type { Authorization } from '../authorizations.contract.ts'
import { PassDialog } from './PassDialog.tsx'

const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const visit: Authorization = {
  ...{ id: '0190a000-0000-7000-8000-000000000001', auth_type: 'temporary_visitor', unit_number: '101' },
  ...{ status: 'active', suspended: false, dismissed: false, stands: true, inside: false, ever_entered: false },
  ...{ valid_from: inDays(-1), valid_until: inDays(2), access_number: '04711', unsent: null, tile: '00c0ffee' },
  ...{ revision: 1, created_at: inDays(-1), imported_by_name: null, received_from_name: null },
  values: { name: 'Lucía', last_name: 'Núñez' },
}
const pass = {
  ...{ token: 'G1:PRUEBA', reader: null, day: null, link: 'x', unsent: null, short_id: 'abcd', access_number: '04711' },
  ...{ condominium: 'Los Encinos', address: null, valid_from: '2026-03-10T12:00', valid_until: '2026-03-12T13:39' },
}

test('shows one main act on a pass, and the rare ones behind a menu', async () => {
  serve(() => pass)
  const { user } = showToAdmin(<PassDialog authorization={visit} onClose={() => undefined} />, true, 'es')
  await screen.findByText('04711')
  expect(screen.queryByText('Todavía no empieza', { exact: false })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Enviar por WhatsApp'])
  const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)
  expect(buttons().filter(Boolean)).toEqual(['Compartir', 'Más'])
  await user.click(screen.getByRole('button', { name: 'Más: Lucía Núñez' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Descargar',
    'Copiar número',
    'Copiar enlace',
    'Imprimir',
    'Anular este y crear otro',
  ])
})

test.each([
  [{ inside: true }, '✓ Dentro del condominio'],
  [{ valid_from: inDays(1) }, 'Todavía no empieza: sirve desde el 10 mar 2026, 12:00'],
])('says on the pass what its host would else look up: %o', async (facts, words) => {
  serve(() => pass)
  showToAdmin(<PassDialog authorization={{ ...visit, ...facts }} onClose={() => undefined} />, true, 'es')
  await screen.findByText(words)
})

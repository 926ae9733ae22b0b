// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show, within } from '../../../tests/support/show.tsx'
import { CurrentUserProvider } from '../../web/calls/currentUser.tsx'
import type { Authorization } from '../authorizations.contract.ts'
import type { AuthType, Values } from '../kinds.ts'
import { AuthorizationCard } from './AuthorizationCard.tsx'

const ana = {
  id: '3f0f8a52-7f6a-4f6e-9f1e-2f6f5d9d0a01',
  full_name: 'Ana Pérez',
  user_role: 'resident',
  condominium: { name: 'Los Encinos' },
  time_zones: ['America/Mexico_City'],
  sends_mail: false,
} as const

const inMexico = (moment: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(moment)
const today = inMexico(Date.now())

function authorization(authType: AuthType, values: Values, more: Partial<Authorization> = {}): Authorization {
  return {
    ...{
      id: '3f0f8a52-7f6a-4f6e-9f1e-2f6f5d9d0a02',
      auth_type: authType,
      unit_number: 'A-101',
      status: 'active',
      suspended: false,
    },
    ...{
      stands: true,
      inside: false,
      ever_entered: false,
      valid_from: null,
      valid_until: null,
      access_number: null,
      unsent: null,
      dismissed: false,
    },
    ...{
      tile: '0a1b2c3d',
      revision: 1,
      created_at: '2026-11-01T00:00:00Z',
      imported_by_name: null,
      received_from_name: null,
      values,
    },
    ...more,
  }
}

function card(one: Authorization, language: 'es' | 'en' = 'es') {
  show(
    <CurrentUserProvider value={ana}>
      <AuthorizationCard authorization={one} acts={[]} />
    </CurrentUserProvider>,
    language,
  )
  return within(screen.getByRole('article'))
}

const drawnIn = (selector: string) => screen.getByRole('article').querySelector(selector)
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])

test('uses the plate as the title of a vehicle, with its name beside it', () => {
  const seen = card(
    authorization('vehicle', { vehicle_plate: 'MRT5840', vehicle_type: 'car', brand: 'Nissan', name: 'Nissan Versa' }),
  )
  expect(seen.getByRole('heading').textContent).toBe('MRT5840 Nissan Versa')
  expect(drawnIn('h2 [data-plate]')?.textContent).toBe('MRT5840')
  expect(drawnIn('[data-arch]')).toBeNull()
  expect(drawnIn('p')?.textContent).toBe('Automóvil')
  expect(screen.queryByRole('term')).toBeNull()
})

test('shows a worker’s days as a week, in words for screen readers', () => {
  const values = { name: 'Guadalupe', last_name: 'Ríos', work_type: 'limpieza', weekdays: [1, 3, 6] }
  card(authorization('worker', values))
  const letters = [...(drawnIn('[data-week]')?.children ?? [])]
  expect(letters.map((letter) => letter.textContent).join('')).toBe('LMMJVSD')
  expect(letters.map((letter) => letter.hasAttribute('data-on'))).toEqual([
    true,
    false,
    true,
    false,
    false,
    true,
    false,
  ])
  expect(drawnIn('[data-week]')?.getAttribute('aria-hidden')).toBe('true')
  expect(drawnIn('[data-field="weekdays"] .garita-hidden + dd .garita-hidden')?.textContent).toBe('lun, mié, sáb')
})

test('draws a person’s initials in the arch on the condominium’s tiles, and a pet’s species without tiles', () => {
  card(authorization('co_resident', { name: 'élida', last_name: 'núñez', id_document: 'INE 1' }))
  expect(drawnIn('[data-initials]')?.getAttribute('data-initials')).toBe('ÉN')
  expect(drawnIn('[data-arch] [data-tiles]')).not.toBeNull()
  expect(facts()).toEqual([['Identificación', 'INE 1']])
})

test('shows the species of a pet and no field without a value', () => {
  card(authorization('pet', { name: 'Kira', species: 'perro', breed: '', color: null }))
  expect(drawnIn('[data-arch] svg')).not.toBeNull()
  expect(drawnIn('[data-arch] [data-tiles]')).toBeNull()
  expect(screen.getByText('Perro')).toBeTruthy()
  expect(screen.queryByRole('term')).toBeNull()
})

test.each([
  ['al_dia', 'Vacunado'],
  ['vencida', 'Vacunas vencidas'],
  ['parcial', 'Vacunas incompletas'],
  ['no_aplica', null],
  ['', null],
])('says for a pet with the vaccination "%s": %s', (vaccination, says) => {
  card(authorization('pet', { name: 'Kira', species: 'perro', vaccination_status: vaccination }))
  expect(screen.queryAllByText(/vacun/i).map(({ textContent }) => textContent)).toEqual(says ? [says] : [])
})

test('shows no list of facts on a card with only a name', () => {
  card(authorization('co_resident', { name: 'Luis' }))
  expect(screen.queryByRole('term')).toBeNull()
})

test('shows the day of a visit as a word, and the number of its pass', () => {
  const seen = card(
    authorization(
      'temporary_visitor',
      { name: 'Luis', last_name: 'Gómez', valid_from: today, valid_until: today },
      { access_number: '04217', valid_until: new Date(Date.now() + 86_400_000).toISOString() },
    ),
  )
  seen.getByText('Hoy')
  expect(seen.getByText('04217').parentElement?.textContent).toBe('Número de acceso 04217')
})

test.each([
  ['es', 'expired', { valid_until: '2026-01-01T00:00:00Z' }, 'Expirado'],
  ['es', 'left', { status: 'inactive', ever_entered: true }, 'Ha salido'],
  ['en', 'canceled', { status: 'inactive' }, 'Canceled'],
] as const)(
  'shows the state of a pass that is over as a stamp, in place of its number: %s, %s',
  (language, _, more, stamp) => {
    const values = { name: 'Luis', last_name: 'Gómez', valid_from: '2025-12-31', valid_until: '2025-12-31' }
    const seen = card(authorization('temporary_visitor', values, { access_number: '04217', ...more }), language)
    seen.getByText(stamp)
    expect(drawnIn('[data-look="stamp"]')?.textContent).toContain(stamp)
    expect(seen.queryByText('04217')).toBeNull()
    expect(drawnIn('[data-arch] [data-tiles]')).toBeNull()
  },
)

test('links a telephone number for a call, also within a sentence', () => {
  const values = { name: 'Rosa', phone_number: '+52 55 1234 5678', emergency_contact: 'Su hija, 55 8765 4321, tardes' }
  const seen = card(authorization('permanent_visitor', values))
  expect(seen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+52 55 1234 5678', 'tel:+525512345678'],
    ['Su hija, 55 8765 4321, tardes', 'tel:5587654321'],
  ])
})

test('marks imported authorizations, and shows an imported worker’s last day beside the work', () => {
  const values = { name: 'Lupita', work_type: 'limpieza', valid_from: today, valid_until: '2099-12-31' }
  const seen = card(authorization('worker', values, { imported_by_name: 'Ada Admin' }))
  expect(seen.getByText('Lo registró la administración (Ada Admin)')).toBeDefined()
  expect(drawnIn('p')?.textContent).toMatch(/^Limpieza · .*2099/)
})

test.each([
  ['active', {}, 'plain'],
  ['suspended', { suspended: true }, null],
])('shows the normal state in plain words and any other as a badge: a worker who is %s', (_, more, look) => {
  card(authorization('worker', { name: 'Luis', work_type: 'limpieza' }, more))
  expect(drawnIn('[data-badge]')?.getAttribute('data-look')).toBe(look)
})

test('shows no state for an active pet', () => {
  const seen = card(authorization('pet', { name: 'Kira', species: 'perro', vaccination_status: 'al_dia' }))
  expect(seen.queryByText('Activo')).toBeNull()
  expect(seen.getByText('Vacunado').getAttribute('data-look')).toBe('plain')
})

import { describe, expect, test } from 'vitest'
import { arrivalTexts } from '../gate/arrivals/arrivals.messages.ts'
import { speak } from '../shared/messages.ts'
import type { UserRole } from '../shared/roles.ts'
import type { NoticeKind } from './notices.contract.ts'
import { noticeKey, noticePath, outsidePath, subjectName } from './notices.rules.ts'

const factId = 'f1'
const request = `/dashboard/temporary-visitors?request=${factId}`
const bookings = {
  resident: `/dashboard/reservations?card=${factId}`,
  agent: '/operator-panel?tab=reservations',
  admin: '/dashboard/admin?tab=reservations',
  super_admin: '/dashboard/admin?tab=reservations',
}
const visits = { resident: request, agent: '/operator-panel', admin: '/dashboard', super_admin: '/dashboard' }
const entries = { ...visits, resident: '/dashboard' }

const leads: readonly (readonly [NoticeKind, Readonly<Partial<Record<UserRole, string>>>])[] = [
  ['visitor_approval_request', { ...visits, admin: '/dashboard/admin' }],
  ['new_visitor', visits],
  ['visitor_approved', visits],
  ['visitor_denied', visits],
  ['visitor_entered', entries],
  ['let_in', entries],
  ['entered_at_reader', { resident: '/dashboard' }],
  ['codes_renewed', entries],
  ['numbers_paused', { admin: '/dashboard/admin/gates' }],
  ['new_reservation', bookings],
  ['reservation_approved', bookings],
  ['reservation_rejected', bookings],
  ['reservation_cancelled', bookings],
  ['numbers_renewed', { resident: '/dashboard/temporary-visitors' }],
  ['passes_imported', { resident: '/dashboard' }],
  ['passes_received', { resident: '/dashboard' }],
  ['person_waiting', { admin: '/dashboard/admin', super_admin: '/admin/approvals' }],
  [
    'gate_conflict',
    { resident: '/dashboard', agent: '/guard', admin: '/dashboard/admin', super_admin: '/dashboard/admin' },
  ],
]

describe('the address of a notice', () => {
  test.each(leads)('%s', (kind, paths) => {
    const roles = ['resident', 'agent', 'admin', 'super_admin'] as const
    const asked = roles.filter((role) => role in paths)
    expect(Object.fromEntries(asked.map((role) => [role, noticePath({ kind, fact_id: factId }, role)]))).toEqual(paths)
  })
})

test('leads a resident from an entry to the card, or to the request of the unit', () => {
  const card = { id: 'a1', auth_type: 'worker', of_unit: false } as const
  const subject = { kind: 'visitor_entered', fact_id: factId } as const
  expect(noticePath({ ...subject, card }, 'resident')).toBe('/dashboard/workers?card=a1')
  expect(noticePath({ ...subject, card: { ...card, of_unit: true } }, 'resident')).toBe(
    '/dashboard/temporary-visitors?request=a1',
  )
  expect(noticePath({ ...subject, card }, 'agent')).toBe('/operator-panel')
})

test('opens a request above the home screen from a push message or a letter, and nothing else', () => {
  const asked = { kind: 'visitor_approval_request', fact_id: factId } as const
  expect(outsidePath(asked, 'resident')).toBe(`/dashboard?request=${factId}`)
  expect(outsidePath(asked, 'admin')).toBe('/dashboard/admin')
  expect(outsidePath({ ...asked, kind: 'visitor_approved' }, 'resident')).toBe(request)
})

test('leads the host of imported passes to the list of their kind', () => {
  const subject = { kind: 'passes_imported', fact_id: factId } as const
  expect(noticePath({ ...subject, reason: 'vehicle' }, 'resident')).toBe('/dashboard/vehicles')
  expect(noticePath({ ...subject, reason: 'permanent_visitor' }, 'resident')).toBe('/dashboard/permanent-visitors')
})

test('distinguishes a request and its answer as two notices of one visit', () => {
  expect(noticeKey({ kind: 'let_in', fact_id: factId })).toBe('let_in f1')
  expect(noticeKey({ kind: 'visitor_entered', fact_id: factId })).not.toBe(
    noticeKey({ kind: 'let_in', fact_id: factId }),
  )
})

test('names the subject of a notice by the name, the amenity, both, or the arrival', () => {
  const names = {
    pool: 'Alberca',
    clubhouse: 'Casa club',
    event_hall: 'Salón',
    gym: 'Gimnasio',
    playground: 'Juegos',
    parking: 'Lugares',
  }
  const arrivals = speak(arrivalTexts, 'en').names
  const subject = (of: Parameters<typeof subjectName>[0]) => subjectName(of, names, arrivals)
  const named = { name: 'Luis', last_name: 'Gómez', amenity: null, card: null, arrival_kind: null }
  const pool = { amenity_type: 'pool', name: null } as const
  expect(subject(named)).toBe('Luis Gómez')
  expect(subject({ ...named, last_name: null })).toBe('Luis')
  expect(subject({ ...named, amenity: pool })).toBe('Alberca · Luis Gómez')
  expect(subject({ ...named, name: '', last_name: null, amenity: { ...pool, name: 'Chapoteadero' } })).toBe(
    'Chapoteadero',
  )
  const came = { ...named, name: 'Rappi', last_name: null, arrival_kind: 'delivery' } as const
  expect(subject(came)).toBe('Rappi delivery')
  expect(subject({ ...came, name: '—' })).toBe('Delivery')
  expect(subject({ ...named, arrival_kind: 'service' })).toBe('Luis Gómez · Service')
  const card = { id: factId, auth_type: 'temporary_visitor', of_unit: true, arrival_kind: 'taxi' } as const
  expect(subject({ ...came, name: 'Uber', arrival_kind: null, card })).toBe('Uber taxi')
})

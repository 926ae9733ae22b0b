import type { ApprovalStatus, UserRole } from '../shared/roles.ts'
import { asAddress, inventedName } from './names.ts'
import { type DemoPlace, places } from './places.ts'

export interface DemoPerson {
  full_name: string
  /** The demo's name for the person; the id is derived from it. */
  address: string
  /** Null for a person with a username, or before they begin. */
  email: string | null
  username: string | null
  user_role: UserRole
  approval_status: ApprovalStatus
  days_ago: number
  home: { place: DemoPlace['key']; unit_number: string } | null
  assigned: readonly { place: DemoPlace['key']; days_ago: number }[]
}

const domain = 'demo.garita.test'
export const accounts = (['super', 'admin', 'agent', 'supervisor', 'board', 'resident'] as const).map(
  (name) => `${name}@${domain}`,
)
const [superEmail = '', adminEmail = '', agentEmail = '', supervisorEmail = '', boardEmail = '', residentEmail = ''] =
  accounts

export { agentEmail, residentEmail, superEmail }

let invented = 0
function somebody(more: Partial<DemoPerson>): DemoPerson {
  const fullName = more.full_name ?? inventedName(invented++)
  const address = more.email ?? `${asAddress(fullName)}@${domain}`
  return {
    full_name: fullName,
    address,
    email: address,
    username: null,
    user_role: 'resident',
    approval_status: 'approved',
    days_ago: 200,
    home: null,
    assigned: [],
    ...more,
  }
}

const staff = [
  somebody({ full_name: 'Elena Montiel', email: superEmail, user_role: 'super_admin', days_ago: 430 }),
  somebody({
    full_name: 'Arturo Villaseñor',
    email: adminEmail,
    user_role: 'admin',
    days_ago: 415,
    assigned: [
      { place: 'encinos', days_ago: 412 },
      { place: 'torres', days_ago: 120 },
    ],
  }),
  somebody({ user_role: 'admin', days_ago: 298, assigned: [{ place: 'torres', days_ago: 295 }] }),
  somebody({
    full_name: 'Ramón Ibarra',
    email: agentEmail,
    user_role: 'agent',
    days_ago: 400,
    assigned: [
      { place: 'encinos', days_ago: 398 },
      { place: 'torres', days_ago: 33 },
    ],
  }),
  somebody({
    user_role: 'agent',
    email: null,
    username: 'noche.encinos',
    days_ago: 310,
    assigned: [{ place: 'encinos', days_ago: 305 }],
  }),
  somebody({ user_role: 'agent', days_ago: 280, assigned: [{ place: 'torres', days_ago: 276 }] }),
  somebody({ user_role: 'agent', days_ago: 61, assigned: [{ place: 'torres', days_ago: 58 }] }),
  somebody({ user_role: 'agent', days_ago: 2, approval_status: 'pending' }),
]

/** These people were added to the demo later than the others. */
export const overseers: readonly DemoPerson[] = [
  somebody({
    full_name: 'Teresa Olvera',
    email: supervisorEmail,
    user_role: 'supervisor',
    days_ago: 190,
    assigned: [
      { place: 'encinos', days_ago: 188 },
      { place: 'torres', days_ago: 119 },
    ],
  }),
  somebody({
    full_name: 'Jorge Escalante',
    email: boardEmail,
    user_role: 'board',
    days_ago: 150,
    assigned: [{ place: 'encinos', days_ago: 148 }],
  }),
]

/** One or two residents per unit; the first house of the first condominium is the demo resident's. */
function residentsOf({ key, units, days_ago }: DemoPlace): DemoPerson[] {
  return units.flatMap((unitNumber, number) => {
    const home = { place: key, unit_number: unitNumber }
    const movedIn = days_ago - 10 - number * 9
    const first =
      key === 'encinos' && number === 0
        ? somebody({ full_name: 'Carolina Núñez', email: residentEmail, home, days_ago: movedIn })
        : somebody({ home, days_ago: movedIn })
    // One home of the towers has a person without an e-mail, who begins with a code on paper.
    const email = key === 'torres' && number === units.length - 2 ? { email: null } : {}
    return number % 3 === 1 ? [first] : [first, somebody({ home, days_ago: movedIn - 4, ...email })]
  })
}

const waiting = (['encinos', 'torres'] as const).flatMap((place) =>
  [0, 1, 2].map((number) =>
    somebody({
      home: { place, unit_number: places.find(({ key }) => key === place)?.units[number * 5 + 2] ?? '1' },
      approval_status: 'pending',
      days_ago: number,
    }),
  ),
)

export const cast: readonly DemoPerson[] = [
  ...staff,
  ...places.flatMap(residentsOf),
  ...waiting,
  somebody({ home: { place: 'encinos', unit_number: 'C-13' }, approval_status: 'rejected', days_ago: 6 }),
  ...overseers,
]

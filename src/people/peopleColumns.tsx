import { Group } from '@mantine/core'
import { IconCircleDashed } from '@tabler/icons-react'
import { householdMessages } from '../households/households.messages.ts'
import { approvalTexts, roleTexts } from '../shared/roles.messages.ts'
import { ofReader, useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import type { Column } from '../web/listing/Listing.tsx'
import { Email, Home } from '../web/listing/rowCells.tsx'
import { PhoneLink } from '../web/pieces/PhoneLink.tsx'
import { StateBadge, type Tone } from '../web/pieces/signs/StateBadge.tsx'
import { homeTexts } from './homes/homes.messages.ts'
import { moveTexts } from './move/moves.messages.ts'
import type { Person } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import styles from './peopleColumns.module.css'

export const approvalTones: Record<Person['approval_status'], Tone> = {
  pending: 'wait',
  approved: 'good',
  rejected: 'bad',
}

/** The homes that the column of homes does not show. */
const othersOf = ({ homes, condominium }: Person) =>
  homes
    .slice(1)
    .map((home) =>
      home.condominium.id === condominium?.id ? home.unit_number : `${home.unit_number} (${home.condominium.name})`,
    )
    .join(', ')

/** `several`: whether the people are of more than one condominium. */
export function usePeopleColumns(several: boolean): Column<Person>[] {
  const { users } = useText(peopleMessages)
  const { office } = useText(householdMessages)
  const moving = useText(moveTexts)
  const homes = useText(homeTexts)
  const roles = useText(roleTexts)
  const states = useText(approvalTexts)
  const dates = useDates()
  // A long list is abbreviated here, and complete in the tooltip and the fold.
  const place = ({ condominium, assigned: [first, ...others] }: Person) =>
    condominium?.name ??
    (first
      ? [first.name, others.length > 0 && users.more_places(others.length)].filter(Boolean).join(' ')
      : users.not_assigned)
  const leaving = ({ moves_to, condominium }: Person, at: string) => {
    const when = dates.at(condominium?.time_zone ?? ofReader).end(at)
    return moves_to ? moving.moves_at(moves_to, when) : moving.leaves_at(when)
  }
  // Only pending and rejected people stand out; for others the column says whether they have begun.
  const status = ({ approval_status, started }: Person, whole = true) =>
    approval_status === 'approved' ? (
      started ? (
        <span className="garita-second" style={{ overflowWrap: 'normal' }}>
          {states.approved}
        </span>
      ) : (
        <Group
          component="span"
          display="inline-flex"
          gap="0.375rem"
          pos="relative"
          c="var(--garita-dim)"
          title={users.unstarted}
        >
          <IconCircleDashed size={18} stroke={1.75} aria-hidden />
          <span className={whole ? undefined : 'garita-hidden'}>{users.unstarted}</span>
        </Group>
      )
    ) : (
      <StateBadge tone={approvalTones[approval_status]}>{states[approval_status]}</StateBadge>
    )
  const more = (person: Person) => (
    <>
      <div className={`garita-second ${styles.cut}`} title={person.email ?? undefined}>
        <Email of={person.email ?? person.username ?? users.no_email} />
      </div>
      {person.phone_number ? <PhoneLink className="garita-second" text={person.phone_number} /> : null}
      {person.email_confirmed || !person.email || !person.started ? null : (
        <div className="garita-second">{users.unconfirmed}</div>
      )}
      {person.approval_status === 'pending' && person.invited_by_name ? (
        <div className={`garita-second ${styles.cut}`} title={users.by_code(person.invited_by_name)}>
          {users.by_code(person.invited_by_name)}
        </div>
      ) : null}
      {person.asked_home ? <div className="garita-second">{homes.asks}</div> : null}
      {person.homes.length > 1 ? <div className="garita-second">{homes.also(othersOf(person))}</div> : null}
      {person.removal_requested_at ? (
        <StateBadge tone="wait">{users.wants_removal(dates.at(ofReader).day(person.removal_requested_at))}</StateBadge>
      ) : null}
      {person.leaves_at ? <StateBadge tone="wait">{leaving(person, person.leaves_at)}</StateBadge> : null}
      {person.objections.length > 0 ? <StateBadge tone="wait">{office.held}</StateBadge> : null}
    </>
  )
  return [
    {
      key: 'user',
      header: users.user,
      primary: true,
      width: '29%',
      cell: (person) => (
        <>
          <strong className={styles.cut} title={person.full_name}>
            {person.full_name || users.no_name}
          </strong>
          {more(person)}
        </>
      ),
      summary: (person) => person.full_name || users.no_name,
      folded: more,
    },
    {
      key: 'unit',
      header: several ? `${users.unit} · ${users.condominium}` : users.unit,
      width: several ? '21%' : '12%',
      // The role of staff is in the next column.
      cell: (person) => (
        <div
          className={styles.cut}
          title={[person.unit_number, several && placesOf(person)].filter(Boolean).join(' · ')}
        >
          <Home unit={person.unit_number} condominium={several ? place(person) : undefined} />
        </div>
      ),
      summary: (person) => <Home unit={person.unit_number} condominium={several ? place(person) : undefined} />,
      folded: ({ assigned }) => (several && assigned.length > 1 ? assigned.map(({ name }) => name).join(', ') : null),
    },
    {
      key: 'role',
      header: users.role,
      cell: ({ user_role, sign }) => (
        <>
          <span className={user_role === 'resident' ? 'garita-second' : undefined} style={{ overflowWrap: 'normal' }}>
            {roles[user_role]}
          </span>
          {/* The log shows the sign beside the name. */}
          {sign ? <div className="garita-second garita-code">{sign}</div> : null}
        </>
      ),
      // A resident is identified by their unit.
      summary: ({ user_role, unit_number, sign }) =>
        user_role === 'resident' && unit_number ? null : (
          <span>{[roles[user_role], sign].filter(Boolean).join(' · ')}</span>
        ),
      folded: ({ user_role }) => roles[user_role],
    },
    {
      key: 'state',
      header: users.state,
      // Most people have not begun at first: a hollow mark refers to the figure above the list.
      cell: (person) => status(person, false),
      summary: (person) => (
        <>
          {person.approval_status === 'approved' ? null : status(person)}
          {person.removal_requested_at ? (
            <StateBadge tone="wait">
              {users.wants_removal(dates.at(ofReader).day(person.removal_requested_at))}
            </StateBadge>
          ) : null}
          {person.objections.length > 0 ? <StateBadge tone="wait">{office.held}</StateBadge> : null}
        </>
      ),
      folded: (person) => (person.approval_status === 'approved' ? status(person) : null),
    },
    {
      key: 'date',
      header: users.date,
      cell: (person) => (
        <span className="garita-second" style={{ whiteSpace: 'nowrap' }}>
          {dates.at(ofReader).day(person.created_at)}
        </span>
      ),
    },
  ]
}

function placesOf(person: Person): string {
  return person.condominium?.name ?? person.assigned.map((place) => place.name).join(', ')
}

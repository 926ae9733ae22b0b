/** The columns of people: name, unit, role and account status. */
import { householdMessages } from '../households/households.messages.ts'
import { approvalTexts, roleTexts, staffUnitTexts, unitLabel } from '../shared/roles.messages.ts'
import { ofReader, useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { Email, Home } from '../web/listing/briefs.tsx'
import type { Column } from '../web/listing/Listing.tsx'
import { PhoneLink } from '../web/pieces/PhoneLink.tsx'
import { StateBadge, type Tone } from '../web/pieces/signs/StateBadge.tsx'
import { homeTexts } from './homes/homes.messages.ts'
import { moveTexts } from './move/moves.messages.ts'
import type { Person } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'

export const approvalTones: Record<Person['approval_status'], Tone> = {
  pending: 'wait',
  approved: 'good',
  rejected: 'bad',
}

/** The homes beside the one that its own column shows. */
const othersOf = ({ homes, condominium }: Person) =>
  homes
    .slice(1)
    .map((home) =>
      home.condominium.id === condominium?.id ? home.unit_number : `${home.unit_number} (${home.condominium.name})`,
    )
    .join(', ')

export function usePeopleColumns(): Column<Person>[] {
  const { users } = useText(peopleMessages)
  const { office } = useText(householdMessages)
  const moving = useText(moveTexts)
  const homes = useText(homeTexts)
  const roles = useText(roleTexts)
  const states = useText(approvalTexts)
  const staff = useText(staffUnitTexts)
  const dates = useDates()
  const leaving = ({ moves_to, condominium }: Person, at: string) => {
    const when = dates.at(condominium?.time_zone ?? ofReader).day(at)
    return moves_to ? moving.moves_at(moves_to, when) : moving.leaves_at(when)
  }
  const unstarted = ({ started }: Person) => (started ? null : <div className="garita-second">{users.unstarted}</div>)
  const more = (person: Person) => (
    <>
      <div className="garita-second">
        <Email of={person.email ?? person.username ?? users.no_email} />
      </div>
      {person.phone_number ? <PhoneLink className="garita-second" text={person.phone_number} /> : null}
      {person.email_confirmed || !person.email || !person.started ? null : (
        <div className="garita-second">{users.unconfirmed}</div>
      )}
      {person.approval_status === 'pending' && person.invited_by_name ? (
        <div className="garita-second">{users.by_code(person.invited_by_name)}</div>
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
      cell: (person) => (
        <>
          <strong>{person.full_name || users.no_name}</strong>
          {more(person)}
        </>
      ),
      brief: (person) => person.full_name || users.no_name,
      folded: (person) => (
        <>
          {more(person)}
          {unstarted(person)}
        </>
      ),
    },
    {
      key: 'condominium',
      header: users.condominium,
      cell: (person) => placesOf(person) || users.not_assigned,
      folded: null,
    },
    {
      key: 'unit',
      header: users.unit,
      cell: (person) => (
        <span className={person.unit_number ? 'garita-code garita-unit' : undefined}>
          {unitLabel(person, staff) ?? 'N/A'}
        </span>
      ),
      brief: (person) => <Home unit={person.unit_number} condominium={placesOf(person) || users.not_assigned} />,
      folded: null,
    },
    {
      key: 'role',
      header: users.role,
      cell: (person) => roles[person.user_role],
      brief: (person) => <span className="garita-second">{roles[person.user_role]}</span>,
      folded: null,
    },
    {
      key: 'state',
      header: users.state,
      cell: (person) => (
        <>
          <StateBadge tone={approvalTones[person.approval_status]}>{states[person.approval_status]}</StateBadge>
          {unstarted(person)}
        </>
      ),
      brief: (person) => (
        <>
          <StateBadge tone={approvalTones[person.approval_status]}>{states[person.approval_status]}</StateBadge>
          {person.removal_requested_at ? (
            <StateBadge tone="wait">
              {users.wants_removal(dates.at(ofReader).day(person.removal_requested_at))}
            </StateBadge>
          ) : null}
          {person.objections.length > 0 ? <StateBadge tone="wait">{office.held}</StateBadge> : null}
        </>
      ),
      folded: null,
    },
    {
      key: 'date',
      header: users.date,
      cell: (person) => <span className="garita-date">{dates.at(ofReader).day(person.created_at)}</span>,
    },
  ]
}

function placesOf(person: Person): string {
  return person.condominium?.name ?? person.assigned.map((place) => place.name).join(', ')
}

import { approvalTexts } from '../shared/roles.messages.ts'
import { type Turning, useList } from '../web/calls/list.ts'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { Home, UnitName } from '../web/listing/rowCells.tsx'
import { PhoneLink } from '../web/pieces/PhoneLink.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { people, type Resident } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { approvalTones } from './peopleColumns.tsx'

interface ResidentDirectoryProps {
  filter: { search: string; condominium_id?: string | undefined }
  turning: Turning
  several: boolean
  onOpen: (resident: Resident) => void
}

export function ResidentDirectory({
  filter: { search, condominium_id },
  turning,
  several,
  onOpen,
}: ResidentDirectoryProps) {
  const { directory: text } = useText(peopleMessages)
  const columns = useResidentColumns(several)
  const list = useList(people.directory, { search, condominium_id }, turning)
  return (
    <Listing
      isLive
      label={text.title}
      columns={columns}
      list={list}
      failed={text.failed}
      rowKey={({ id, condominium, unit_number }) => `${id} ${condominium.id} ${unit_number}`}
      avatars="everywhere"
      rowName={(resident) => resident.full_name}
      opens={(resident) => ({ label: text.details, onAct: () => onOpen(resident) })}
      rowOpens
      empty={{ title: text.empty, text: text.empty_text }}
    />
  )
}

function useResidentColumns(several: boolean): Column<Resident>[] {
  const { directory: text, users } = useText(peopleMessages)
  const states = useText(approvalTexts)
  return [
    {
      key: 'resident',
      header: text.resident,
      primary: true,
      cell: (resident) => <strong>{resident.full_name || users.no_name}</strong>,
    },
    {
      key: 'unit',
      header: users.unit,
      cell: (resident) => <UnitName>{resident.unit_number}</UnitName>,
      summary: ({ unit_number, condominium }) => (
        <Home unit={unit_number} condominium={several ? condominium.name : undefined} />
      ),
    },
    {
      key: 'contact',
      header: text.contact,
      cell: (resident) => (
        <>
          <div className="garita-second">{resident.email}</div>
          {resident.phone_number ? (
            <PhoneLink text={resident.phone_number} />
          ) : resident.has_phone ? (
            <span className="garita-second">{text.covered}</span>
          ) : null}
        </>
      ),
    },
    ...(several
      ? [
          {
            key: 'condominium',
            header: users.condominium,
            cell: (resident: Resident) => resident.condominium.name,
          },
        ]
      : []),
    {
      key: 'state',
      header: users.state,
      // Nearly all are approved, so only other states are shown.
      cell: ({ approval_status }) =>
        approval_status === 'approved' ? (
          <span className="garita-second">{states.approved}</span>
        ) : (
          <StateBadge tone={approvalTones[approval_status]}>{states[approval_status]}</StateBadge>
        ),
      summary: (resident) => (
        <>
          {resident.phone_number ? <PhoneLink text={resident.phone_number} /> : null}
          {resident.approval_status === 'approved' ? null : (
            <StateBadge tone={approvalTones[resident.approval_status]}>{states[resident.approval_status]}</StateBadge>
          )}
        </>
      ),
    },
  ]
}

import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { grouped } from '../../shared/grouped.ts'
import { approvalTexts, roleTexts } from '../../shared/roles.messages.ts'
import { useAddress, useList } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Listing } from '../../web/listing/Listing.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { type Person, people } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { isStaff } from '../people.rules.ts'
import { usePeopleColumns } from '../peopleColumns.tsx'
import { useApproving } from '../person/useApproving.web.ts'
import { ApproveInvited } from './ApproveInvited.tsx'

const ApproveDialog = lazyPart(() => import('./ApproveDialog.tsx').then((loaded) => loaded.ApproveDialog))
const RejectDialog = lazyPart(() => import('../person/RejectDialog.tsx').then((loaded) => loaded.RejectDialog))

function Approvals() {
  const { approvals, users } = useText(peopleMessages)
  const waiting = useList(people.list, { approval_status: 'pending' }, useAddress({}).turning)
  const [rejecting, setRejecting] = useState<Person | null>(null)
  const [asked, setAsked] = useState<Person | null>(null)
  const approving = useApproving<Person>(setAsked)
  const approvedOf = ({ user_role, assigned, full_name }: Person) => ({
    title: approvals.approved,
    done:
      isStaff(user_role) && assigned.length === 0 ? approvals.approved_unassigned : approvals.approved_text(full_name),
  })
  const states = useText(approvalTexts)
  const roles = useText(roleTexts)
  const phone = useIsPhone()
  // All are pending, and most are residents: a desktop shows role and state under the date.
  const columns = usePeopleColumns(true)
    .filter(({ key }) => phone || !['role', 'state'].includes(key))
    .map((column) => {
      if (column.key === 'user') return { ...column, width: '38%' }
      if (column.key === 'unit') return { ...column, width: '24%' }
      if (column.key === 'state') return { ...column, cell: () => states.pending, summary: undefined }
      if (column.key !== 'date') return column
      const since = (person: Person) => (
        <>
          {column.cell(person)}
          <div className="garita-second">{`${roles[person.user_role]} · ${states.pending}`}</div>
        </>
      )
      return { ...column, header: approvals.registered, cell: phone ? column.cell : since }
    })
  return (
    <>
      <ApproveInvited waiting={(waiting.rows ?? []).filter(({ may_change }) => may_change)} />
      <Listing
        label={approvals.waiting}
        columns={columns}
        list={waiting}
        failed={approvals.failed}
        rowKey={(person) => person.id}
        avatars="desk"
        rowName={(person) => person.full_name}
        acts={(person) =>
          person.may_change || person.asked_home !== null
            ? [
                approving(person, approvedOf(person)),
                { label: users.reject, icon: IconX, onAct: () => setRejecting(person) },
              ]
            : []
        }
        empty={{ title: approvals.empty_title, text: approvals.empty_text, icon: IconCheck }}
        isLive
        isTitledAbove
      />
      {asked ? <ApproveDialog person={asked} done={approvedOf(asked)} onClose={() => setAsked(null)} /> : null}
      {rejecting ? (
        <RejectDialog
          person={rejecting}
          done={{ title: approvals.rejected, done: approvals.rejected_text(rejecting.full_name) }}
          onClose={() => setRejecting(null)}
        />
      ) : null}
    </>
  )
}

export function ApprovalsScreen() {
  const { approvals } = useText(peopleMessages)
  const { pending } = useRead(people.count, {}).data ?? {}
  return (
    <Page
      title={approvals.waiting}
      count={pending === undefined ? undefined : grouped(pending)}
      back={{ label: approvals.title, to: '/dashboard/admin' }}
    >
      <Approvals />
    </Page>
  )
}

/** The people who wait for a decision, with the two answers beside each. */
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../web/act.ts'
import { useAddress } from '../web/address.ts'
import { Listing } from '../web/Listing.tsx'
import { useText } from '../web/language.tsx'
import { useList } from '../web/list.ts'
import { RejectDialog } from './PersonDialogs.tsx'
import { type Person, people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { usePeopleColumns } from './peopleColumns.tsx'

export function Approvals() {
  const { approvals, users, edit } = useText(peopleMessages)
  const waiting = useList(people.list, { approval_status: 'pending' }, useAddress({}).turning)
  const decide = useAct(people.decide)
  const [rejecting, reject] = useState<Person | null>(null)
  const columns = usePeopleColumns().map((column) =>
    column.key === 'date' ? { ...column, header: approvals.registered } : column,
  )
  return (
    <>
      <Listing
        label={approvals.waiting}
        columns={columns}
        list={waiting}
        failed={approvals.failed}
        rowKey={(person) => person.id}
        rowName={(person) => person.full_name}
        acts={(person) =>
          person.may_change
            ? [
                {
                  label: users.approve,
                  icon: IconCheck,
                  pending: decide.runs(({ id }) => id === person.id),
                  onAct: () =>
                    decide.run(
                      { id: person.id, from: 'pending', to: 'approved' },
                      { done: approvals.approved_text(person.full_name), failed: edit.decide_failed },
                    ),
                },
                { label: users.reject, icon: IconX, onAct: () => reject(person) },
              ]
            : []
        }
        empty={{ title: approvals.empty_title, text: approvals.empty_text, icon: IconCheck }}
      />
      {rejecting ? <RejectDialog person={rejecting} onClose={() => reject(null)} /> : null}
    </>
  )
}

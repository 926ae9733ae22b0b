/** The people who wait for a decision, with the two answers beside each. */
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { useAct } from '../web/act.ts'
import { useAddress } from '../web/address.ts'
import { Listing } from '../web/Listing.tsx'
import { useText } from '../web/language.tsx'
import { useRead } from '../web/queries.ts'
import { StatCard, StatRow } from '../web/StatCard.tsx'
import { RejectDialog } from './PersonDialogs.tsx'
import { type Person, people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { usePeopleColumns } from './peopleColumns.tsx'

const place = z.object({ after: z.string().optional() })

export function Approvals() {
  const { approvals, users, edit } = useText(peopleMessages)
  const [{ after }, go] = useAddress(place)
  const waiting = useRead(people.list, { approval_status: 'pending', after }, { keep: true })
  const counts = useRead(people.count, {})
  const decide = useAct(people.decide)
  const [rejecting, reject] = useState<Person | null>(null)
  const columns = usePeopleColumns().map((column) =>
    column.key === 'date' ? { ...column, header: approvals.registered } : column,
  )
  const next = waiting.data?.next
  return (
    <>
      <StatRow>
        <StatCard
          label={approvals.waiting}
          figure={counts.data?.pending}
          tone={counts.data?.pending ? 'wait' : undefined}
        />
      </StatRow>
      <Listing
        label={approvals.waiting}
        columns={columns}
        rows={waiting.data?.items}
        rowKey={(person) => person.id}
        rowName={(person) => person.full_name}
        acts={(person) =>
          person.may_change
            ? [
                {
                  label: users.approve,
                  icon: IconCheck,
                  pending: decide.pending && decide.input?.id === person.id,
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
        loading={waiting.isPending}
        failed={
          waiting.isError
            ? { title: approvals.failed, onRetry: () => void waiting.refetch(), pending: waiting.isFetching }
            : undefined
        }
        empty={{ title: approvals.empty_title, text: approvals.empty_text, icon: IconCheck }}
        next={next ? () => go({ after: next }, { replace: false }) : undefined}
        first={after ? () => go({ after: undefined }, { replace: false }) : undefined}
      />
      {rejecting ? <RejectDialog person={rejecting} onClose={() => reject(null)} /> : null}
    </>
  )
}

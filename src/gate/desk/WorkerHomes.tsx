/** Lists the other homes of a worker, and workers who may be the same person. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type Proposal, workers } from '../../authorizations/workers/workers.contract.ts'
import { workersMessages } from '../../authorizations/workers/workers.messages.ts'
import { useAct } from '../../web/calls/act.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import type { Visit } from '../visits/visits.contract.ts'

export function WorkerHomes({ visit: { id, condominium } }: { visit: Visit }) {
  const text = useText(workersMessages)
  const { data } = useRead(workers.about, { condominium_id: condominium.id, id })
  const [asked, setAsked] = useState<Proposal['engagements'][number] | null>(null)
  const join = useAct(workers.join)
  if (!data) return null
  const others = data.engagements.filter((one) => one.id !== id)
  const alike = data.proposals.flatMap(({ engagements }) => engagements.filter((one) => one.id !== id))
  return (
    <>
      {others.length > 0 ? (
        <p className="garita-second">
          {text.other_homes} <span className="garita-code">{others.map((one) => one.unit_number).join(' · ')}</span>
        </p>
      ) : null}
      {alike.map((one) => (
        <Button key={one.id} variant="default" fullWidth onClick={() => setAsked(one)}>
          {text.same_person_as(one.unit_number)}
        </Button>
      ))}
      {asked ? (
        <ConfirmDialog
          title={text.join_title}
          about={{ name: [asked.name, asked.last_name].filter(Boolean).join(' '), lines: [asked.unit_number] }}
          confirm={text.same_person}
          pending={join.pending}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            join.run(
              { condominium_id: condominium.id, id, other_id: asked.id },
              { done: text.join_done, failed: text.join_failed },
              { ended: () => setAsked(null) },
            )
          }
        >
          {text.join_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

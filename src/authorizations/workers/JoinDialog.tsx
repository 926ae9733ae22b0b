import { useAct } from '../../web/calls/act.ts'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { type Proposal, workers } from './workers.contract.ts'
import { workersMessages } from './workers.messages.ts'

interface JoinDialogProps {
  place: string
  proposal: Proposal
  onClose: () => void
}

export function JoinDialog({ place, proposal, onClose }: JoinDialogProps) {
  const text = useText(workersMessages)
  const join = useAct(workers.join)
  const [one, other] = proposal.engagements
  if (!one || !other) return null
  return (
    <ConfirmDialog
      title={text.join_title}
      about={{
        name: [one.name, one.last_name].filter(Boolean).join(' '),
        lines: [
          [one, other].map(({ unit_number }) => unit_number).join(' · '),
          proposal.by_document ? text.by_document : text.by_name,
        ],
      }}
      confirm={text.same_person}
      pending={join.pending}
      onClose={onClose}
      onConfirm={() =>
        join.run(
          { condominium_id: place, id: one.id, other_id: other.id },
          { done: text.join_done, failed: text.join_failed },
          { ended: onClose },
        )
      }
    >
      {text.join_text}
    </ConfirmDialog>
  )
}

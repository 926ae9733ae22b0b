/** Deleting a condominium: says what it holds, and that people must be moved first. */
import { ConfirmDialog } from '../web/ConfirmDialog.tsx'
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { told } from '../web/notice.tsx'
import { useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
import { type Condominium, condominiums } from './condominiums.contract.ts'
import { condominiumMessages } from './condominiums.messages.ts'

export function ArchiveDialog({ condominium, onClose }: { condominium: Condominium; onClose: () => void }) {
  const text = useText(condominiumMessages)
  const refusalText = useRefusalText()
  const archive = useWrite(condominiums.archive)
  return (
    <ConfirmDialog
      opened
      danger
      title={text.remove_title}
      confirm={text.remove}
      typed={condominium.name}
      pending={archive.isPending}
      error={archive.isError ? refusalText(archive.error) : null}
      onClose={onClose}
      onConfirm={() =>
        archive.mutate(
          { id: condominium.id },
          {
            onSuccess: () => {
              told(text.removed_done)
              onClose()
            },
          },
        )
      }
    >
      <p>{text.remove_text(condominium.name)}</p>
      {condominium.people > 0 ? <Note tone="wait">{text.remove_held(condominium.people)}</Note> : null}
    </ConfirmDialog>
  )
}

/** Archives an empty condominium after its name was typed; explains why not if people are in it. */
import { Button } from '@mantine/core'
import { IconBuildingEstate } from '@tabler/icons-react'
import { useWrite } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../web/pieces/dialogs/DialogActs.tsx'
import { SubjectHead } from '../web/pieces/dialogs/SubjectHead.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { type Condominium, condominiums } from './condominiums.contract.ts'
import { condominiumMessages } from './condominiums.messages.ts'

export interface ArchiveDialogProps {
  condominium: Condominium
  onClose: () => void
}

export function ArchiveDialog({ condominium, onClose }: ArchiveDialogProps) {
  const text = useText(condominiumMessages)
  const refusalText = useRefusalText()
  const archive = useWrite(condominiums.archive)
  if (condominium.people > 0) {
    return (
      <Dialog opened onClose={onClose} title={text.remove_failed}>
        <Stack>
          <SubjectHead name={condominium.name} icon={IconBuildingEstate} />
          <Note tone="wait">{text.remove_held(condominium.people)}</Note>
          <DialogActs>
            <Button variant="default" onClick={onClose}>
              {text.close}
            </Button>
            <LinkButton to="/admin/users" search={{ condominium_id: condominium.id }}>
              {text.see_people(condominium.people)}
            </LinkButton>
          </DialogActs>
        </Stack>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      danger
      title={text.remove_title}
      about={{ name: condominium.name, icon: IconBuildingEstate }}
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
              toastSuccess(text.removed_done, text.success)
              onClose()
            },
          },
        )
      }
    >
      {text.remove_text(condominium.name)}
    </ConfirmDialog>
  )
}

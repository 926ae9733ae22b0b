/** The link with which residents request an account, and the button that replaces it. */
import { Button, TextInput } from '@mantine/core'
import { IconBuildingEstate } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { useRead } from '../web/calls/queries.ts'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { CopyButton } from '../web/pieces/codes/CopyButton.tsx'
import { HereOnlyNote } from '../web/pieces/codes/HereOnlyNote.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../web/pieces/dialogs/DialogActs.tsx'
import { type Condominium, condominiums } from './condominiums.contract.ts'
import { condominiumMessages } from './condominiums.messages.ts'

export function InvitationDialog({ condominium, onClose }: { condominium: Condominium; onClose: () => void }) {
  const text = useText(condominiumMessages)
  const renew = useAct(condominiums.renewInvitation)
  const [asking, setAsking] = useState(false)
  // The opening list is behind this dialog; the link must be the current one.
  const listed = useRead(condominiums.list, { search: condominium.name })
  const current = listed.data?.items.find((one) => one.id === condominium.id) ?? condominium
  const link = `${location.origin}/register#${current.invitation_code}`
  return (
    <>
      <Dialog opened={!asking} onClose={onClose} title={text.invite.title(condominium.name)}>
        <Stack>
          <p>{text.invite.text}</p>
          <TextInput label={text.invite.link} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <HereOnlyNote message={link} />
          <DialogActs>
            <Button variant="default" onClick={() => setAsking(true)}>
              {text.invite.renew}
            </Button>
            <CopyButton text={link} label={text.invite.copy} done={text.invite.copied} main />
          </DialogActs>
        </Stack>
      </Dialog>
      {asking ? (
        <ConfirmDialog
          against
          title={text.invite.renew_title}
          about={{ name: condominium.name, icon: IconBuildingEstate }}
          confirm={text.invite.renew}
          pending={renew.pending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            renew.run(
              { id: condominium.id },
              { done: text.invite.renewed, failed: text.save_failed },
              { done: () => setAsking(false) },
            )
          }
        >
          {text.invite.renew_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

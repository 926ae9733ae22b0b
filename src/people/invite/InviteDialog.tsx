/** Invites a person with a code as text or on paper, or with a letter if the installation sends e-mail. */
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { inGroups } from '../../session/start/startCodes.ts'
import { useAct } from '../../web/calls/act.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { ofReader, useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { CopyButton } from '../../web/pieces/codes/CopyButton.tsx'
import { HereOnlyNote } from '../../web/pieces/codes/HereOnlyNote.tsx'
import { ShownCode } from '../../web/pieces/codes/ShownCode.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../web/pieces/dialogs/DialogActs.tsx'
import type { Person } from '../people.contract.ts'
import { type Invitation, invitations } from './invitations.contract.ts'
import { invitationMessages } from './invitations.messages.ts'
import { invitationText, SlipsOnPaper } from './Slips.tsx'

export interface InviteDialogProps {
  person: Pick<Person, 'id' | 'full_name' | 'email' | 'started' | 'invited_at'>
  /** The calls of an administrator by default. */
  calls?: Pick<typeof invitations, 'makeCode' | 'writeInvitation'>
  onClose: () => void
}

export function InviteDialog({ person, calls = invitations, onClose }: InviteDialogProps) {
  const { dialog: text } = useText(invitationMessages)
  const refusalText = useRefusalText()
  const { sends_mail, user_role } = useCurrentUser()
  const dates = useDates()
  const make = useWrite(calls.makeCode)
  const letter = useAct(calls.writeInvitation)
  return (
    <Dialog
      opened
      onClose={onClose}
      // The code is shown once: a stray click beside the dialog must not hide it.
      closeOnClickOutside={!make.data}
      title={person.started ? text.title_back(person.full_name) : text.title(person.full_name)}
    >
      <Stack>
        {make.isError ? <Note tone="bad">{refusalText(make.error)}</Note> : null}
        <HereOnlyNote />
        {make.data ? (
          <MadeCode invitation={make.data} />
        ) : (
          <>
            <p>
              {person.started ? text.about_back : text.about}{' '}
              {person.started && user_role !== 'super_admin' ? `${text.needs_another} ` : null}
              {person.invited_at
                ? `${text.last(dates.at(ofReader).moment(person.invited_at))} ${text.ends_former}`
                : null}
              {person.invited_at || person.started ? null : text.never}
            </p>
            <DialogActs>
              {sends_mail && person.email && !person.started ? (
                <Button
                  variant="default"
                  loading={letter.pending}
                  onClick={() =>
                    letter.run({ id: person.id }, { done: text.mailed, failed: text.mail_failed }, { done: onClose })
                  }
                >
                  {text.by_mail}
                </Button>
              ) : null}
              <Button loading={make.isPending} onClick={() => make.mutate({ id: person.id })}>
                {text.make}
              </Button>
            </DialogActs>
          </>
        )}
        {make.data ? (
          <DialogActs>
            <Button variant="default" onClick={onClose}>
              {text.close}
            </Button>
          </DialogActs>
        ) : null}
      </Stack>
    </Dialog>
  )
}

function MadeCode({ invitation }: { invitation: Invitation }) {
  const { dialog: text } = useText(invitationMessages)
  return (
    <>
      <ShownCode label={text.code} code={inGroups(invitation.code)} />
      {invitation.waits ? <Note tone="wait">{text.waits}</Note> : null}
      <p>{text.once}</p>
      <CopyButton main text={invitationText(invitation)} label={text.copy} done={text.copied} />
      <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
        {text.print}
      </Button>
      <SlipsOnPaper invitations={[invitation]} />
    </>
  )
}

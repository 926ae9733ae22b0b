/** Invitations to hand out: codes for all who have not begun, as a sheet of slips, or letters. */

import { Button, Checkbox } from '@mantine/core'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { anId } from '../../shared/address.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead, useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { StatCard, StatStrip } from '../../web/cards/StatCard.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { HereOnlyNote } from '../../web/pieces/codes/HereOnlyNote.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { DialogActs } from '../../web/pieces/dialogs/DialogActs.tsx'
import { block } from '../../web/router/history.ts'
import { peopleMessages } from '../people.messages.ts'
import { type Invitation, invitations, mostAtOnce, mostPlaces } from './invitations.contract.ts'
import { invitationMessages } from './invitations.messages.ts'
import { Slips, SlipsOnPaper } from './Slips.tsx'
import { WaitingPlaces } from './WaitingPlaces.tsx'

const filters = { condominium_id: anId }

export function InvitationsScreen() {
  const { sheet: text } = useText(invitationMessages)
  const { users } = useText(peopleMessages)
  const { filter, narrow } = useAddress(filters)
  const read = useRead(condominiums.choose, { search: '' })
  const places = read.data
  const failed = failureOf(read)
  const only = places?.length === 1 ? places[0] : undefined
  const place = filter.condominium_id ?? only?.id
  // The first condominiums are cards below.
  const chooses = place ? !only : (places?.length ?? 0) > mostPlaces
  return (
    <Page title={text.title} back={{ label: users.title, to: '/dashboard/admin/users' }}>
      <Stack>
        {chooses ? (
          <Filters>
            <ChoiceSelect
              call={condominiums.choose}
              label={text.condominium}
              placeholder={text.choose}
              value={place ?? null}
              onChange={(id) => narrow({ condominium_id: id ?? undefined })}
            />
          </Filters>
        ) : null}
        {place ? (
          <>
            <Waiting key={place} place={place} />
            <HereOnlyNote />
          </>
        ) : failed ? (
          <Failed {...failed} />
        ) : places ? (
          <WaitingPlaces places={places} />
        ) : (
          <Loading />
        )}
      </Stack>
    </Page>
  )
}

function Waiting({ place }: { place: string }) {
  const { sheet: text } = useText(invitationMessages)
  const refusalText = useRefusalText()
  const { sends_mail } = useCurrentUser()
  const waiting = useRead(invitations.waiting, { condominium_ids: [place] })
  const make = useWrite(invitations.makeCodes)
  const letters = useWrite(invitations.writeInvitations)
  const [again, setAgain] = useState(false)
  const failed = failureOf(waiting)
  if (failed) return <Failed {...failed} />
  const counts = waiting.data?.[0]
  if (!counts) return <Loading />
  const { never, invited, never_with_email, invited_with_email } = counts
  const wanted = { condominium_id: place, again }
  const number = Math.min(mostAtOnce, never + (again ? invited : 0))
  const byMail = never_with_email + (again ? invited_with_email : 0)
  const refused = make.error ?? letters.error
  return (
    <>
      <StatStrip>
        <StatCard label={text.never} figure={never} />
        <StatCard label={text.invited} figure={invited} />
      </StatStrip>
      {refused ? <Note tone="bad">{refusalText(refused)}</Note> : null}
      {never + invited === 0 ? <Note>{text.none}</Note> : null}
      {invited > 0 ? (
        <Checkbox
          label={text.again(invited)}
          checked={again}
          onChange={(event) => setAgain(event.currentTarget.checked)}
        />
      ) : null}
      <DialogActs>
        {sends_mail && byMail > 0 ? (
          <Button
            variant="default"
            leftSection={<IconMail size={20} aria-hidden />}
            loading={letters.isPending}
            onClick={() => letters.mutate(wanted, { onSuccess: ({ sent }) => toastSuccess(text.mailed(sent)) })}
          >
            {text.by_mail(byMail)}
          </Button>
        ) : null}
        {number > 0 ? (
          <Button
            variant={make.data ? 'default' : 'filled'}
            loading={make.isPending}
            onClick={() => make.mutate(wanted, { onSuccess: () => setAgain(false) })}
          >
            {text.make(number)}
          </Button>
        ) : null}
      </DialogActs>
      {make.data && make.data.length > 0 ? <Sheet key={make.data[0]?.code} made={make.data} /> : null}
    </>
  )
}

function Sheet({ made }: { made: readonly Invitation[] }) {
  const { sheet: text } = useText(invitationMessages)
  const [printed, setPrinted] = useState(false)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (printed) return
    const unblock = block((wanted) => {
      setLeave(() => wanted)
      return true
    })
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      unblock()
      removeEventListener('beforeunload', warn)
    }
  }, [printed])
  return (
    <Stack>
      <Note>{text.made(made.length)}</Note>
      <div>
        <Button
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => {
            setPrinted(true)
            print()
          }}
        >
          {text.print}
        </Button>
      </div>
      <Slips invitations={made} />
      <SlipsOnPaper invitations={made} />
      {leave ? (
        <ConfirmDialog
          against
          title={text.leave_title}
          confirm={text.leave}
          keep={text.stay}
          onConfirm={() => {
            setLeave(null)
            leave()
          }}
          onClose={() => setLeave(null)}
        >
          {text.leave_text}
        </ConfirmDialog>
      ) : null}
    </Stack>
  )
}

/** Shown for an account that is pending, rejected or incomplete, or whose resident moved out. */
import { Button, SimpleGrid } from '@mantine/core'
import { useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { PublicFrame } from '../../web/frame/PublicFrame.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { accountMessages } from '../account/account.messages.ts'
import { SecondFactorCard } from '../account/SecondFactorCard.tsx'
import { HomesCard } from '../join/HomesCard.tsx'
import { type CurrentPerson, session } from '../session.contract.ts'
import type { AccountStatus } from '../session.rules.ts'
import styles from './AccountStatusScreen.module.css'

export interface AccountStatusScreenProps {
  person: CurrentPerson
  status: Exclude<AccountStatus, 'open'>
  sends_mail: boolean
  onSignOut: () => void
}

export function AccountStatusScreen({ person, status, sends_mail, onSignOut }: AccountStatusScreenProps) {
  const text = useText(accountMessages).status
  const dates = useDates()
  const stay = person.homes.find(({ waits, refused, begins_at }) => waits && !refused && begins_at)
  const begins = stay?.begins_at && stay.time_zone ? dates.at(stay.time_zone).beginning(stay.begins_at) : null
  const words = {
    pending: [text.pending_title, text.pending_text],
    rejected: [text.rejected_title, text.rejected_text],
    unconfirmed: [
      text.unconfirmed_title,
      sends_mail ? text.unconfirmed_text(person.email) : text.unconfirmed_without_mail,
    ],
    moved_out:
      stay && begins
        ? [text.stay_title, text.stay_text(begins, stay.unit_number, stay.condominium)]
        : [text.moved_out_title, text.moved_out_text],
    second_factor_missing: [text.second_factor_title, text.second_factor_text],
  }[status]
  const waits = person.approval_status === 'pending' && (status === 'pending' || status === 'unconfirmed')
  return (
    <PublicFrame
      title={words[0] ?? ''}
      footer={
        <p>
          <TextLink to="/account">{text.to_account}</TextLink>
        </p>
      }
    >
      <Stack>
        {waits ? <Track confirms={sends_mail} confirmed={person.email_confirmed} /> : null}
        <Note tone={status === 'rejected' ? 'bad' : status === 'pending' ? 'info' : 'wait'}>{words[1]}</Note>
        {person.rejection_reason ? <p>{text.rejected_reason(person.rejection_reason)}</p> : null}
        {person.condominium && person.unit_number ? (
          <p>{text.requested(person.unit_number, person.condominium.name)}</p>
        ) : null}
        {status === 'unconfirmed' && sends_mail && waits ? <p>{text.unconfirmed_next}</p> : null}
        {waits ? <p>{text.pending_live}</p> : null}
        {status === 'moved_out' ? <HomesCard homes={person.homes} open /> : null}
        {status === 'unconfirmed' && sends_mail ? <SendAgain /> : null}
        {status === 'second_factor_missing' ? <SecondFactorCard person={person} main /> : null}
        <Button variant="default" onClick={onSignOut} fullWidth>
          {text.sign_out}
        </Button>
      </Stack>
    </PublicFrame>
  )
}

/** Only an installation that sends e-mail asks for the confirmation of an address. */
function Track({ confirms, confirmed }: { confirms: boolean; confirmed: boolean }) {
  const text = useText(accountMessages).status
  const asks = confirms && !confirmed
  const steps = [
    { title: text.step_sent, done: true, now: false },
    ...(asks ? [{ title: text.step_confirm, done: false, now: true }] : []),
    { title: text.step_review, done: false, now: !asks },
    { title: text.step_open, done: false, now: false },
  ]
  return (
    <SimpleGrid
      component="ol"
      className={styles.steps ?? ''}
      {...{ minColWidth: 'min(100%, max(5.5rem, 30%))', autoFlow: 'auto-fit', spacing: 'xs' }}
    >
      {steps.map(({ title, done, now }) => (
        <li key={title} data-done={done || undefined} aria-current={now ? 'step' : undefined}>
          {title}
        </li>
      ))}
    </SimpleGrid>
  )
}

function SendAgain() {
  const text = useText(accountMessages).status
  const refusalText = useRefusalText()
  const send = useWrite(session.requestConfirmation)
  return (
    <>
      {send.isError ? <Note tone="bad">{refusalText(send.error)}</Note> : null}
      <Button
        loading={send.isPending}
        onClick={() => send.mutate({}, { onSuccess: () => toastSuccess(text.sent_again) })}
        fullWidth
      >
        {text.send_again}
      </Button>
    </>
  )
}

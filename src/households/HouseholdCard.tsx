import { Button, TextInput } from '@mantine/core'
import { IconUser, IconUserOff, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Note, Offer } from '../web/cards/Note.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type HomeAccount, type HomeClaim, households, type OwnerWatching } from './households.contract.ts'
import { householdMessages } from './households.messages.ts'
import { homeKindTexts } from './rights.messages.ts'
import { WebhookMayReply } from './WebhookMayReply.tsx'

interface HouseholdCardProps {
  /** The button of the reader's own pass. */
  pass?: ReactNode
  /** Further acts of a home. */
  children?: ReactNode
}

export function HouseholdCard({ pass, children }: HouseholdCardProps) {
  const { card } = useText(householdMessages)
  const mine = useRead(households.mine, {})
  const owners = mine.data?.owners_watching ?? []
  const failed = failureOf(mine)
  const [about, setAbout] = useState<HomeAccount | null>(null)
  const [gone, setGone] = useState<HomeAccount | null>(null)
  return (
    <Card title={card.title} icon={IconUsers}>
      <p className="garita-second">{card.text}</p>
      {mine.isPending ? <Loading /> : null}
      {failed ? <Failed title={card.failed} {...failed} /> : null}
      <LineList>
        {mine.data?.accounts.map((account) => (
          <Account
            key={account.joining}
            account={account}
            pass={account.mine ? pass : null}
            onWrong={() => setAbout(account)}
            onGone={() => setGone(account)}
          />
        ))}
        {mine.data?.claims?.mine.map((claim) => (
          <Claim key={claim.id} claim={claim} />
        ))}
      </LineList>
      {owners.map((owner) => (
        <OwnerWatches key={owner.id} owner={owner} />
      ))}
      <WebhookMayReply webhook={mine.data?.webhook ?? null} />
      {children}
      {about ? <ObjectDialog account={about} onClose={() => setAbout(null)} /> : null}
      {gone ? <GoneDialog account={gone} onClose={() => setGone(null)} /> : null}
    </Card>
  )
}

interface AccountProps {
  account: HomeAccount
  pass: ReactNode
  onWrong: () => void
  onGone: () => void
}

function Account({ account, pass, onWrong, onGone }: AccountProps) {
  const { card } = useText(householdMessages)
  const kinds = useText(homeKindTexts)
  const dates = useDates().at(useHomeZone())
  const { full_name, since, mine, may_object, objected_at, kept, kind, may_authorize, may_say_gone, may_set_word } =
    account
  const set = useAct(households.setWord)
  const gives = !may_authorize
  const answered = kept ? card.kept : objected_at && card.asked(dates.day(objected_at))
  return (
    <li>
      <IconUser size={24} stroke={1.5} aria-hidden />
      <div>
        <strong>{full_name}</strong>
        <span>{[kind && kinds[kind], card.since(dates.day(since))].filter(Boolean).join(' · ')}</span>
        {gives ? <span>{card.no_word}</span> : null}
        {answered ? <span>{answered}</span> : null}
      </div>
      {mine ? <StateBadge tone="info">{card.me}</StateBadge> : null}
      {pass}
      {may_set_word ? (
        <Button
          variant="default"
          aria-label={(gives ? card.give_word_about : card.take_word_about)(full_name)}
          loading={set.pending}
          onClick={() =>
            set.run(
              { joining: account.joining, may_authorize: gives },
              { done: gives ? card.word_given : card.word_taken, failed: card.word_failed },
            )
          }
        >
          {gives ? card.give_word : card.take_word}
        </Button>
      ) : null}
      {may_object ? (
        <Button variant="default" aria-label={card.wrong_about(full_name)} onClick={onWrong}>
          {card.wrong}
        </Button>
      ) : may_say_gone ? (
        <Button variant="default" aria-label={card.gone_about(full_name)} onClick={onGone}>
          {card.gone}
        </Button>
      ) : null}
    </li>
  )
}

/** The reader's report about a person, until it is withdrawn or decided. */
function Claim({ claim: { id, full_name, said_at, answer } }: { claim: HomeClaim }) {
  const { card } = useText(householdMessages)
  const dates = useDates().at(useHomeZone())
  const takeBack = useAct(households.takeBackGone)
  return (
    <li>
      <IconUserOff size={24} stroke={1.5} aria-hidden />
      <div>
        <strong>{card.gone_said(full_name, dates.day(said_at))}</strong>
        <span>{card.gone_answers[answer ?? 'waits']}</span>
      </div>
      {answer === null ? (
        <Button
          variant="default"
          aria-label={card.gone_take_back_about(full_name)}
          loading={takeBack.pending}
          onClick={() => takeBack.run({ id }, { done: card.gone_taken_back, failed: card.told_failed })}
        >
          {card.gone_take_back}
        </Button>
      ) : null}
    </li>
  )
}

function GoneDialog({ account, onClose }: { account: HomeAccount; onClose: () => void }) {
  const { card } = useText(householdMessages)
  const saving = useCallForm(households.sayGone, {
    initial: { id: newId(), joining: account.joining, reason: '' },
    done: () => {
      toastSuccess(card.told)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={card.gone_title(account.full_name)} submit={card.gone_send} onClose={onClose}>
      <p>{card.gone_text}</p>
      <TextInput label={card.gone_reason} maxLength={200} autoComplete="off" {...saving.form.getInputProps('reason')} />
    </FormDialog>
  )
}

function ObjectDialog({ account, onClose }: { account: HomeAccount; onClose: () => void }) {
  const { card } = useText(householdMessages)
  const dates = useDates().at(useHomeZone())
  const object = useAct(households.object)
  return (
    <ConfirmDialog
      title={card.confirm_title}
      about={{ name: account.full_name, lines: [card.since(dates.day(account.since))] }}
      confirm={card.confirm}
      pending={object.pending}
      onClose={onClose}
      onConfirm={() =>
        object.run({ joining: account.joining }, { done: card.told, failed: card.told_failed }, { ended: onClose })
      }
    >
      <p>{card.confirm_text(account.full_name)}</p>
      <p>{card.confirm_secret}</p>
    </ConfirmDialog>
  )
}

/** An absent owner: any adult of the home consents, refuses, or withdraws it at once. */
function OwnerWatches({ owner: { id, owner, agreed_by, agreed_at, may_answer } }: { owner: OwnerWatching }) {
  const { card } = useText(householdMessages)
  const dates = useDates().at(useHomeZone())
  const answer = useAct(households.answerOwner)
  const say = (agrees: boolean) =>
    answer.run({ id, agrees }, { done: agrees ? card.owner_agreed : card.owner_refused, failed: card.owner_failed })
  const button = (agrees: boolean) => ({
    variant: 'default',
    loading: answer.runs((input) => input.agrees === agrees),
    disabled: answer.pending,
    onClick: () => say(agrees),
  })
  if (agreed_by && agreed_at)
    return (
      <Note title={card.owner_watches(owner, agreed_by, dates.day(agreed_at))}>
        {may_answer ? (
          <Button {...button(false)} aria-label={card.owner_withdraw_about(owner)}>
            {card.owner_withdraw}
          </Button>
        ) : null}
      </Note>
    )
  return (
    <Note tone="wait" title={card.owner_asks(owner)}>
      <p>{card.owner_asks_text}</p>
      {may_answer ? (
        <Offer>
          <Button {...button(false)}>{card.owner_no}</Button>
          <Button {...button(true)}>{card.owner_yes}</Button>
        </Offer>
      ) : null}
    </Note>
  )
}

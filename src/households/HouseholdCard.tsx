/** The accounts of the user's home, with the button to object to a new one. */
import { Button } from '@mantine/core'
import { IconUser, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Fold } from '../web/cards/Fold.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type HomeAccount, households, type OwnerWatching } from './households.contract.ts'
import { householdMessages } from './households.messages.ts'
import { homeKindTexts } from './rights.messages.ts'

/** `children`: what else the people of a home may do there. */
export function HouseholdCard({ children }: { children?: ReactNode }) {
  const { card } = useText(householdMessages)
  const mine = useRead(households.mine, {})
  const owners = mine.data?.owners_watching ?? []
  const failed = failureOf(mine)
  const [about, setAbout] = useState<HomeAccount | null>(null)
  return (
    <Fold
      title={card.title}
      icon={IconUsers}
      said={mine.data?.accounts.map(({ full_name }) => full_name).join(', ')}
      // An owner who reads the visits is seen without a press.
      open={Boolean(failed) || owners.length > 0}
    >
      <p className="garita-second">{card.text}</p>
      {mine.isPending ? <Loading /> : null}
      {failed ? <Failed title={card.failed} {...failed} /> : null}
      <LineList>
        {mine.data?.accounts.map((account) => (
          <Account key={account.joining} account={account} onWrong={() => setAbout(account)} />
        ))}
      </LineList>
      {owners.map((owner) => (
        <OwnerWatches key={owner.id} owner={owner} />
      ))}
      {children}
      {about ? <ObjectDialog account={about} onClose={() => setAbout(null)} /> : null}
    </Fold>
  )
}

function Account({ account, onWrong }: { account: HomeAccount; onWrong: () => void }) {
  const { card } = useText(householdMessages)
  const kinds = useText(homeKindTexts)
  const dates = useDates().at(useHomeZone())
  const { full_name, since, mine, may_object, objected_at, kept, kind, may_authorize } = account
  const answered = kept ? card.kept : objected_at && card.asked(dates.day(objected_at))
  return (
    <li>
      <IconUser size={24} stroke={1.5} aria-hidden />
      <div>
        <strong>{full_name}</strong>
        <span>{[kind && kinds[kind], card.since(dates.day(since))].filter(Boolean).join(' · ')}</span>
        {may_authorize === false ? <span>{card.no_word}</span> : null}
        {answered ? <span>{answered}</span> : null}
      </div>
      {mine ? <StateBadge tone="info">{card.me}</StateBadge> : null}
      {may_object ? (
        <Button variant="default" aria-label={card.wrong_about(full_name)} onClick={onWrong}>
          {card.wrong}
        </Button>
      ) : null}
    </li>
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

/** An owner who does not live there: any adult of the home agrees, says no, or withdraws it at once. */
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
        <div className="garita-offer">
          <Button {...button(false)}>{card.owner_no}</Button>
          <Button {...button(true)}>{card.owner_yes}</Button>
        </div>
      ) : null}
    </Note>
  )
}

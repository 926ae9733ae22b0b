/** The buttons of a card: the main act, the others, and close. */
import { Button } from '@mantine/core'
import {
  IconBellRinging,
  IconLogin2,
  IconLogout,
  IconPackage,
  IconPhoneCall,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { kindOf } from '../../../visits/arrivals/arrivals.ts'
import { askTexts } from '../../../visits/arrivals/asks.messages.ts'
import { leftTexts } from '../../../visits/left/left.messages.ts'
import { later } from '../../../web/frame/later.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import type { Reason } from '../../facts/reasons.ts'
import type { Station } from '../../station/station.ts'
import { actsOf, callsFor, callsNow, type GateAct, plainAct } from '../../verdict/acts.ts'
import type { Verdict } from '../../verdict/verdict.ts'
import { useGateKeys } from '../field/useGateKeys.web.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import { leftFor } from '../left/leftFor.ts'
import { askedAt } from '../lists/gateLists.ts'
import type { BadgeOfCard } from './CardBadge.tsx'
import type { VerdictCardProps } from './VerdictCard.tsx'
import './CardActs.css'

const OverrideDialog = later(() => import('./OverrideDialog.tsx').then((loaded) => loaded.OverrideDialog))

/** A red card leads somewhere: a pass that no longer lets in is asked about anew. Not where the resident has said no already. */
const askedAnew: readonly Reason['code'][] = [
  'expired',
  'not_yet_valid',
  'out_of_hours',
  'visit_over',
  'revoked',
  'superseded',
  'cancelled_by_resident',
  'request_expired',
]

function askable({ tone, reason, subject }: Verdict): Entry | null {
  if (tone !== 'red' || !subject?.known || subject.entry.kind === 'vehicle') return null
  return subject.entry.lives || askedAnew.includes(reason.code) ? subject.entry : null
}

type ToReason = 'override' | 'by_phone' | 'close_stay'

/** The open ask of a card: whether to call now, and whether its rule offers to let in, which a guard presses and no clock. */
function askOf(verdict: Verdict, station: Station, now: number) {
  const { reason, subject } = verdict
  if (reason.code !== 'pending' || !subject?.known || !subject.entry.ask || subject.entry.ask.outcome) return null
  const { authorization_id, arrival_kind, ask, call_wanted } = subject.entry
  const offers = !call_wanted && station.snapshot?.arrivals?.[kindOf(arrival_kind)].after === 'offer'
  return {
    authorization_id,
    calling: Boolean(call_wanted) || callsNow(verdict, station, now - Date.parse(askedAt(subject.entry))),
    offered: offers && now > Date.parse(ask.until),
  }
}

interface CardActsProps extends VerdictCardProps {
  badge: BadgeOfCard
  /** Nobody answers: the card says above what to do, and a word of the home is no main act. */
  unanswered: boolean
}

export function CardActs({
  screen,
  verdict,
  station,
  glance,
  badge,
  unanswered,
  onUnannounced,
  onLeave,
}: CardActsProps) {
  const { acts: words } = useText(gateMessages)
  const { card } = useText(guardMessages)
  const asking = useText(askTexts)
  const left = useText(leftTexts)
  const [reasoning, setReasoning] = useState<ToReason | null>(null)
  const allowed = actsOf(verdict)
  // Coming in again is a second question, asked when it was said that they do.
  const again = allowed.others.filter((act) => act !== 'checkout')
  const entersAgain = screen.leaving && again.length > 0
  const entering = !screen.leaving && allowed.main === 'exit' && verdict.tone !== 'green'
  const ask = askOf(verdict, station, glance.now)
  // Live from the first second; the main act where no app can answer, or once none has for a while.
  const calling = ask ? ask.calling : callsFor(verdict, station.snapshot, glance.now)
  const main = entering ? null : (allowed.main ?? (calling && !unanswered ? 'by_phone' : null))
  const others: readonly GateAct[] = screen.leaving
    ? allowed.others.filter((act) => act === 'checkout')
    : entering
      ? [...again, 'exit']
      : allowed.others.filter((act) => act !== main)
  const names: Record<GateAct, string> = { ...words, checkout: card.checkout_text }
  const asked = screen.leaving ? null : askable(verdict)
  const said = verdict.reason.code === 'denied' && verdict.subject?.known ? verdict.subject.entry : null
  const stays = said?.answer?.word === 'left_at_gate' ? said : null
  const stranger = !verdict.subject && verdict.reason.code !== 'several'

  // Who went inside has the badge that was typed.
  const record: typeof screen.record = async (made, done) => {
    const recorded = await screen.record(made, done)
    if (recorded && (done === 'entry' || done === 'override')) {
      await badge.give().catch(() => screen.show({ what: 'failed' }))
    }
    return recorded
  }
  const press = (act: GateAct) => {
    if (act === 'override' || act === 'by_phone' || act === 'close_stay') return setReasoning(act)
    const made = plainAct(verdict, act)
    if (made) void record(made, act)
  }
  const toReason = others.find((act) => act === 'override' || act === 'by_phone' || act === 'close_stay')
  useGateKeys({
    ...(main ? { Enter: () => press(main) } : {}),
    ...(entersAgain ? { F8: screen.enter } : toReason ? { F8: () => press(toReason) } : {}),
    ...(others.includes('checkout') ? { F9: () => press('checkout') } : {}),
  })

  const MainIcon = main === 'entry' ? IconLogin2 : main === 'by_phone' ? IconPhoneCall : IconLogout
  const close = (outcome: 'refused' | 'left') => {
    if (!ask) return
    station.record({ kind: 'arrival_closed', authorization_id: ask.authorization_id, outcome }).catch(() => undefined)
    screen.dismiss()
  }
  return (
    <div className="garita-verdict-acts">
      {main ? (
        <Button
          size="xl"
          className="garita-main-act"
          loading={screen.busy}
          leftSection={<MainIcon size={28} aria-hidden />}
          onClick={() => press(main)}
        >
          {names[main]}
        </Button>
      ) : null}
      {asked ? (
        <Button
          size="xl"
          className="garita-main-act"
          leftSection={<IconBellRinging size={28} aria-hidden />}
          onClick={() => onUnannounced(asked)}
        >
          {words.ask_unit(asked.unit)}
        </Button>
      ) : null}
      {stays ? (
        <Button
          size="xl"
          className="garita-main-act"
          leftSection={<IconPackage size={28} aria-hidden />}
          onClick={() => {
            screen.dismiss()
            onLeave(leftFor(stays))
          }}
        >
          {left.write_it}
        </Button>
      ) : null}
      {stranger ? (
        <Button
          size="xl"
          className="garita-main-act"
          leftSection={<IconUserPlus size={28} aria-hidden />}
          onClick={() => onUnannounced()}
        >
          {words.unannounced}
        </Button>
      ) : null}
      {others.map((act) => (
        <Button key={act} variant="default" size="lg" disabled={screen.busy} onClick={() => press(act)}>
          {names[act]}
        </Button>
      ))}
      {ask?.offered ? (
        <Button variant="default" size="lg" disabled={screen.busy} onClick={() => setReasoning('override')}>
          {asking.let_in}
        </Button>
      ) : null}
      {ask ? (
        <>
          {unanswered ? null : (
            <Button variant="default" size="lg" disabled={screen.busy} onClick={() => close('refused')}>
              {asking.refused}
            </Button>
          )}
          <Button variant="default" size="lg" disabled={screen.busy} onClick={() => close('left')}>
            {asking.left}
          </Button>
        </>
      ) : null}
      {entersAgain ? (
        <Button variant="default" size="lg" disabled={screen.busy} onClick={screen.enter}>
          {card.enters}
        </Button>
      ) : null}
      <Button variant="subtle" size="lg" leftSection={<IconX size={20} aria-hidden />} onClick={screen.dismiss}>
        {ask ? asking.next : station.practice ? card.reject : card.dismiss}
      </Button>
      {reasoning ? (
        <OverrideDialog
          act={reasoning}
          verdict={verdict}
          screen={{ ...screen, record }}
          book={station.snapshot?.book}
          onClose={() => setReasoning(null)}
        />
      ) : null}
    </div>
  )
}

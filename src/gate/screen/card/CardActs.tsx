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
import { peopleOf } from '../../../authorizations/group.ts'
import { lazyPart } from '../../../web/frame/lazyPart.tsx'
import { useText } from '../../../web/language/language.tsx'
import { webTexts } from '../../../web/language/web.messages.ts'
import { kindOf } from '../../arrivals/arrivals.ts'
import { askTexts } from '../../arrivals/asks.messages.ts'
import { leftItemTexts } from '../../arrivals/leftItems/leftItems.messages.ts'
import { letInTexts } from '../../dialogs/letIn.messages.ts'
import { useAskEnd } from '../../dialogs/useAskEnd.web.ts'
import { useGateKeys } from '../../dialogs/useGateKeys.web.ts'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import type { Reason } from '../../station/facts/reasons.ts'
import type { Station } from '../../station/station.ts'
import { actsOf, callsFor, callsNow, type GateAct, overrideAct, plainAct } from '../../station/verdict/acts.ts'
import type { Verdict } from '../../station/verdict/verdict.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import { leftItemFor } from '../leftItems/leftItemFor.ts'
import { askedAt } from '../lists/gateLists.ts'
import type { BadgeOfCard } from './CardBadge.tsx'
import { HowMany, useCounts } from './HowMany.tsx'
import styles from './VerdictCard.module.css'
import type { VerdictCardProps } from './VerdictCard.tsx'

const LetInDialog = lazyPart(() => import('../../dialogs/LetInDialog.tsx').then((loaded) => loaded.LetInDialog))

/**
 * A red card leads to a next step: the guard may ask the home again about a pass that is no longer valid. A resident who already said
 * no is not asked again. The home may receive another person than a group that is whole inside.
 */
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
  if (subject?.known && reason.code === 'stay_open' && peopleOf(subject.entry) > 1) return subject.entry
  if (tone !== 'red' || !subject?.known || subject.entry.kind === 'vehicle') return null
  return subject.entry.lives || askedAnew.includes(reason.code) ? subject.entry : null
}

type ToReason = 'override' | 'by_phone' | 'close_stay'

/**
 * Returns the open request of a card: whether to call now, and whether its rule offers to admit the visitor. Only a guard accepts an offer;
 * the end of a deadline never does.
 */
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
  /** No resident answers: the card says above what to do, so the entry by phone is not the main button. */
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
  const { acts, notifies } = useText(gateMessages)
  const words = { ...acts, ...useText(letInTexts) }
  const { card } = useText(guardMessages)
  const asking = useText(askTexts)
  const left = useText(leftItemTexts)
  const { list } = useText(webTexts)
  const [more, setMore] = useState(false)
  const [reasoning, setReasoning] = useState<ToReason | null>(null)
  const allowed = actsOf(verdict)
  // First the guard says that the person enters again; then the card offers the acts for that.
  const again = allowed.others.filter((act) => act !== 'checkout')
  const entersAgain = screen.leaving && again.length > 0
  const entering = !screen.leaving && allowed.main === 'exit' && verdict.tone !== 'green'
  const ask = askOf(verdict, station, glance.now)
  // The guard may call at any time. The call is the main act if no app can answer, or none answered for a while.
  const calling = ask ? ask.calling : callsFor(verdict, station.snapshot, glance.now)
  const main = entering ? null : (allowed.main ?? (calling && !unanswered ? 'by_phone' : null))
  const others: readonly GateAct[] = screen.leaving
    ? allowed.others.filter((act) => act === 'checkout')
    : entering
      ? [...again, 'exit']
      : allowed.others.filter((act) => act !== main)
  // By the data only a person inside leaves. The exit of another is behind a press: their entry may be missing.
  const known = verdict.subject?.known ? verdict.subject.entry : null
  const rare = known && !known.inside && others.includes('exit') ? 'exit' : null
  const names: Record<GateAct, string> = { ...words, checkout: card.checkout_text }
  const asked = screen.leaving ? null : askable(verdict)
  const said = verdict.reason.code === 'denied' && verdict.subject?.known ? verdict.subject.entry : null
  const stays = said?.answer?.word === 'left_at_gate' ? said : null
  const stranger = !verdict.subject && verdict.reason.code !== 'several'

  // The typed badge belongs to the visitor only after the entry is recorded.
  const record: typeof screen.record = async (made, done) => {
    const recorded = await screen.record(made, done)
    if (recorded && (done === 'entry' || done === 'override')) {
      await badge.give().catch(() => screen.show({ what: 'failed' }))
    }
    return recorded
  }
  const counts = useCounts(verdict)
  const press = (act: GateAct) => {
    if (act === 'override' || act === 'by_phone' || act === 'close_stay') return setReasoning(act)
    const made = plainAct(verdict, act, act === 'entry' ? counts.enter : act === 'exit' ? counts.leave : undefined)
    if (made) void record(made, act)
  }
  const toReason = others.find((act) => act === 'override' || act === 'by_phone' || act === 'close_stay')
  useGateKeys({
    ...(main ? { Enter: () => press(main) } : {}),
    ...(entersAgain ? { F8: screen.enter } : toReason ? { F8: () => press(toReason) } : {}),
    ...(others.includes('checkout') ? { F9: () => press('checkout') } : {}),
  })

  const MainIcon = main === 'entry' ? IconLogin2 : main === 'by_phone' ? IconPhoneCall : IconLogout
  const told = verdict.notifies.length === 2 ? notifies.both : notifies[verdict.notifies[0] ?? 'nobody']
  const ending = useAskEnd(ask?.authorization_id ?? '', screen.dismiss)
  return (
    <div className={styles.acts} data-acts>
      <HowMany counts={counts} acts={main ? [main, ...others] : others} />
      {main ? (
        <Button
          size="xl"
          className={styles.main}
          data-main-act
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
          className={styles.main}
          data-main-act
          leftSection={<IconBellRinging size={28} aria-hidden />}
          onClick={() => onUnannounced(asked)}
        >
          {words.ask_unit(asked.unit)}
        </Button>
      ) : null}
      {stays ? (
        <Button
          size="xl"
          className={styles.main}
          data-main-act
          leftSection={<IconPackage size={28} aria-hidden />}
          onClick={() => {
            screen.dismiss()
            onLeave(leftItemFor(stays))
          }}
        >
          {left.write_it}
        </Button>
      ) : null}
      {stranger ? (
        <Button
          size="xl"
          className={styles.main}
          data-main-act
          leftSection={<IconUserPlus size={28} aria-hidden />}
          onClick={() => onUnannounced()}
        >
          {words.unannounced}
        </Button>
      ) : null}
      {others
        .filter((act) => act !== rare)
        .map((act) => (
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
            <Button variant="default" size="lg" disabled={screen.busy} onClick={() => ending.end('refused')}>
              {asking.refused}
            </Button>
          )}
          <Button variant="default" size="lg" disabled={screen.busy} onClick={() => ending.end('left')}>
            {asking.left}
          </Button>
        </>
      ) : null}
      {entersAgain ? (
        <Button variant="default" size="lg" disabled={screen.busy} onClick={screen.enter}>
          {card.enters}
        </Button>
      ) : null}
      {rare ? (
        <Button variant="subtle" size="lg" disabled={screen.busy} onClick={() => (more ? press(rare) : setMore(true))}>
          {more ? names[rare] : list.more}
        </Button>
      ) : null}
      <Button variant="subtle" size="lg" leftSection={<IconX size={20} aria-hidden />} onClick={screen.dismiss}>
        {ask ? asking.next : station.practice ? card.reject : card.dismiss}
      </Button>
      {reasoning ? (
        <LetInDialog
          why={reasoning}
          unit={verdict.subject?.known ? verdict.subject.entry.unit : null}
          names={reasoning === 'by_phone' ? 'always' : reasoning === 'override' ? 'if_any' : 'never'}
          act={(said) => overrideAct(verdict, said, counts.enter)}
          record={async (made) => {
            await record(made, 'override')
            return ''
          }}
          note={told ? <p className="garita-second">{told}</p> : null}
          onClose={() => setReasoning(null)}
        />
      ) : null}
    </div>
  )
}

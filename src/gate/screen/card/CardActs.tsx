/** The buttons of a card: the main act, the others, and close. */
import { Button } from '@mantine/core'
import { IconBellRinging, IconLogin2, IconLogout, IconUserPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { later } from '../../../web/frame/later.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import type { Reason } from '../../facts/reasons.ts'
import { actsOf, type GateAct, plainAct, type Verdict } from '../../verdict/verdict.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import { useGateKeys } from '../useGateKeys.web.ts'
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
  return askedAnew.includes(reason.code) ? subject.entry : null
}

type ToReason = 'override' | 'by_phone' | 'close_stay'

export function CardActs({ screen, verdict, station, onUnannounced }: VerdictCardProps) {
  const { acts: words } = useText(gateMessages)
  const { card } = useText(guardMessages)
  const [reasoning, setReasoning] = useState<ToReason | null>(null)
  const allowed = actsOf(verdict)
  // Coming in again is a second question, asked when it was said that they do.
  const again = allowed.others.filter((act) => act !== 'checkout')
  const entersAgain = screen.leaving && again.length > 0
  const entering = !screen.leaving && allowed.main === 'exit' && verdict.tone !== 'green'
  const main = entering ? null : allowed.main
  const others: readonly GateAct[] = screen.leaving
    ? allowed.others.filter((act) => act === 'checkout')
    : entering
      ? [...again, 'exit']
      : allowed.others
  const names: Record<GateAct, string> = { ...words, checkout: card.checkout_text }
  const asked = screen.leaving ? null : askable(verdict)
  const stranger = !verdict.subject && verdict.reason.code !== 'several'

  const press = (act: GateAct) => {
    if (act === 'override' || act === 'by_phone' || act === 'close_stay') return setReasoning(act)
    const made = plainAct(verdict, act)
    if (made) void screen.record(made, act)
  }
  const toReason = others.find((act) => act === 'override' || act === 'by_phone' || act === 'close_stay')
  useGateKeys({
    ...(main ? { Enter: () => press(main) } : {}),
    ...(entersAgain ? { F8: screen.enter } : toReason ? { F8: () => press(toReason) } : {}),
    ...(others.includes('checkout') ? { F9: () => press('checkout') } : {}),
  })

  return (
    <div className="garita-verdict-acts">
      {main ? (
        <Button
          size="xl"
          className="garita-main-act"
          loading={screen.busy}
          leftSection={main === 'entry' ? <IconLogin2 size={28} aria-hidden /> : <IconLogout size={28} aria-hidden />}
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
        <Button
          key={act}
          variant={act === 'exit' ? 'subtle' : 'default'}
          size="lg"
          disabled={screen.busy}
          onClick={() => press(act)}
        >
          {names[act]}
        </Button>
      ))}
      {entersAgain ? (
        <Button variant="default" size="lg" disabled={screen.busy} onClick={screen.enter}>
          {card.enters}
        </Button>
      ) : null}
      <Button variant="subtle" size="lg" leftSection={<IconX size={20} aria-hidden />} onClick={screen.dismiss}>
        {station.practice ? card.reject : card.dismiss}
      </Button>
      {reasoning ? (
        <OverrideDialog act={reasoning} verdict={verdict} screen={screen} onClose={() => setReasoning(null)} />
      ) : null}
    </div>
  )
}

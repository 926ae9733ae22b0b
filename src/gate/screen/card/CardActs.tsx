/** The buttons of a card: the main act, the others, and close. */
import { Button } from '@mantine/core'
import { IconLogin2, IconLogout, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../web/language/language.tsx'
import { actsOf, type GateAct, plainAct } from '../../verdict/verdict.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import { useGateKeys } from '../useGateKeys.web.ts'
import { OverrideDialog } from './OverrideDialog.tsx'
import type { VerdictCardProps } from './VerdictCard.tsx'

type ToReason = 'override' | 'by_phone' | 'close_stay'

export function CardActs({ screen, verdict, station, onUnannounced }: VerdictCardProps) {
  const { acts: words } = useText(gateMessages)
  const { card } = useText(guardMessages)
  const [reasoning, setReasoning] = useState<ToReason | null>(null)
  const { main, others } = actsOf(verdict)
  const names: Record<GateAct, string> = { ...words, checkout: card.checkout_text }

  const press = (act: GateAct) => {
    if (act === 'override' || act === 'by_phone' || act === 'close_stay') return setReasoning(act)
    const made = plainAct(verdict, act)
    if (made) void screen.record(made, act)
  }
  const toReason = others.find((act) => act === 'override' || act === 'by_phone' || act === 'close_stay')
  useGateKeys({
    ...(main ? { Enter: () => press(main) } : {}),
    ...(toReason ? { F8: () => press(toReason) } : {}),
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
      {!verdict.subject && verdict.reason.code !== 'several' ? (
        <Button variant="default" size="lg" onClick={onUnannounced}>
          {words.unannounced}
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

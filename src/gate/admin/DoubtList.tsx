/** Lists the doubts at the gate in the last 30 days that a setting or a habit can prevent, by condominium. */
import { IconZoomQuestion } from '@tabler/icons-react'
import type { Output } from '../../shared/contract.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { QuietLine } from '../../web/cards/Fold.tsx'
import { type Fact, FactList } from '../../web/cards/lists/FactList.tsx'
import { useText } from '../../web/language/language.tsx'
import { gate } from '../gate.contract.ts'
import { doubtsIn } from '../station/facts/doubtHabits.ts'
import { ByCondominium } from './ByCondominium.tsx'
import { doubtTexts, habitTexts } from './doubts.messages.ts'

export function DoubtList() {
  const text = useText(doubtTexts)
  const doubts = useRead(gate.doubts, {})
  const failed = failureOf(doubts)
  if (failed) return <Failed {...failed} text={text.failed} />
  if (!doubts.data?.length) return null
  const [only, ...others] = doubts.data
  const checked = doubts.data.reduce((sum, one) => sum + one.checked, 0)
  const amber = doubts.data.reduce((sum, one) => sum + one.amber, 0)
  if (checked === 0) return <QuietLine title={text.title} icon={IconZoomQuestion} said={text.unchecked} />
  return (
    <ByCondominium
      title={text.title}
      icon={IconZoomQuestion}
      text={text.text}
      said={text.of(amber, checked)}
      open={doubts.data.some((one) => doubtsIn(one).often)}
    >
      {doubts.data.map((one) => (
        <Doubts key={one.condominium.id} one={one} alone={one === only && others.length === 0} />
      ))}
    </ByCondominium>
  )
}

interface DoubtsProps {
  one: Output<typeof gate.doubts>[number]
  /** With only one condominium, the numbers above are already its own. */
  alone: boolean
}

function Doubts({ one, alone }: DoubtsProps) {
  const text = useText(doubtTexts)
  const habits = useText(habitTexts)
  const { checked, amber, condominium } = one
  const { waiting, often } = doubtsIn(one)
  const fact = ({ why, what }: { why: string; what: string }, count: number): Fact => [
    why,
    <>
      {text.times(count)}
      <div className="garita-second">{what}</div>
    </>,
  ]
  const facts = one.habits.map(({ habit, count }) => fact(habits[habit], count))
  return (
    <Card order={3} title={condominium.name} label={`${text.title}: ${condominium.name}`}>
      {alone ? null : <p>{checked === 0 ? text.unchecked : text.of(amber, checked)}</p>}
      {often ? <p>{text.often}</p> : null}
      <FactList facts={waiting > 0 ? [...facts, fact(text.waiting, waiting)] : facts} />
      {checked > 0 && facts.length === 0 ? <p className="garita-second">{text.nothing}</p> : null}
    </Card>
  )
}

/** What made the gate doubt in 30 days, of that what a setting or a habit would change, per condominium. */
import { Title } from '@mantine/core'
import { useId } from 'react'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { FactList } from '../../web/cards/FactList.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { useText } from '../../web/language/language.tsx'
import { gate } from '../gate.contract.ts'
import { doubtTexts, habitTexts } from './doubts.messages.ts'
import './ReaderRulesList.css'

export function DoubtList() {
  const text = useText(doubtTexts)
  const habits = useText(habitTexts)
  const doubts = useRead(gate.doubts, {})
  const named = useId()
  const failed = failureOf(doubts)
  if (failed) return <Failed {...failed} text={text.failed} />
  if (!doubts.data?.length) return null
  return (
    <section className="garita-reader-rules" aria-labelledby={named}>
      <Title order={2} id={named}>
        {text.title}
      </Title>
      <p className="garita-second">{text.text}</p>
      <div>
        {doubts.data.map((one) => (
          <Card
            key={one.condominium.id}
            order={3}
            title={one.condominium.name}
            label={`${text.title}: ${one.condominium.name}`}
          >
            <p>{one.checked === 0 ? text.unchecked : text.of(one.amber, one.checked)}</p>
            <FactList
              none=""
              facts={one.habits.map(({ habit, count }) => [
                habits[habit].why,
                <>
                  {text.times(count)}
                  <div className="garita-second">{habits[habit].what}</div>
                </>,
              ])}
            />
            {one.checked > 0 && one.habits.length === 0 ? <p className="garita-second">{text.nothing}</p> : null}
          </Card>
        ))}
      </div>
    </section>
  )
}

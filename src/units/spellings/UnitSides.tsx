import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { grouped } from '../../shared/grouped.ts'
import { useText } from '../../web/language/language.tsx'
import { mostLinesCounted, type UnitSide } from './spellings.contract.ts'
import { spellingMessages } from './spellings.messages.ts'

export function UnitSides({ sides }: { sides: readonly UnitSide[] }) {
  return (
    <Beside>
      {sides.map((side) => (
        <div key={side.id}>
          <strong className="garita-code">{side.unit_number}</strong>
          <SideFacts side={side} />
        </div>
      ))}
    </Beside>
  )
}

export function Beside({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid minColWidth="min(100%, 12rem)" autoFlow="auto-fit" spacing="lg" verticalSpacing="sm">
      {children}
    </SimpleGrid>
  )
}

export function SideFacts({ side }: { side: UnitSide }) {
  const text = useText(spellingMessages)
  const where = [side.tower, side.floor].filter(Boolean).join(', ')
  const facts = [
    [text.authorized, side.authorized],
    [text.waiting, side.waiting],
    [text.phones, side.phones],
  ] as const
  return (
    <>
      {where ? <div className="garita-second">{where}</div> : null}
      <div>
        {text.people}: {side.people.length > 0 ? side.people.join(', ') : text.nobody}
        {side.asking > 0 ? ` · ${text.asking(side.asking)}` : null}
      </div>
      <div className="garita-second">
        {facts
          .filter(([, number], at) => number > 0 || at === 0)
          .map(([label, number]) => `${label}: ${grouped(number)}`)
          .join(' · ')}
      </div>
      <div className="garita-second">
        {text.lines}: {side.lines > mostLinesCounted ? text.lines_more(mostLinesCounted) : grouped(side.lines)}
      </div>
    </>
  )
}

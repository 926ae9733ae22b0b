/** A unit in the list: a door with its number, and on it what differs from the others. */
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import type { Unit } from './units.contract.ts'
import { unitKindTexts, unitMessages, unitStateTexts } from './units.messages.ts'
import type { UnitState } from './units.rules.ts'
import './UnitDoor.css'

const tones = { empty: 'idle', rented_out: 'info' } as const satisfies Record<Exclude<UnitState, 'occupied'>, string>

/** Nearly all units are occupied: that is plain words, the other states a badge. */
export function UnitStateBadge({ state, look }: { state: UnitState; look?: 'plain' }) {
  const states = useText(unitStateTexts)
  if (state === 'occupied') return <span className="garita-second">{states.occupied}</span>
  return (
    <StateBadge tone={tones[state]} look={look}>
      {states[state]}
    </StateBadge>
  )
}

/** Tower and floor in one line. */
export function useWhere() {
  const text = useText(unitMessages)
  return ({ tower, floor }: Unit) => [tower, floor && text.on_floor(floor)].filter(Boolean).join(', ')
}

const shortNumber = 5

/** Its tower stands over the doors. That it is an occupied home whose people have begun, or not yet, is the usual case. */
export function UnitDoor({ unit, onOpen }: { unit: Unit; onOpen: () => void }) {
  const text = useText(unitMessages)
  const kinds = useText(unitKindTexts)
  const { unit_number, floor, kind, state, people, unopened, asking } = unit
  const where = [floor && text.on_floor(floor), kind === 'home' ? null : kinds[kind]].filter(Boolean).join(', ')
  return (
    <button type="button" className="garita-door" data-state={state} onClick={onOpen}>
      <span className="garita-hidden">{`${text.show}: `}</span>
      <strong className="garita-code" data-long={unit_number.length > shortNumber || undefined}>
        {unit_number}
      </strong>{' '}
      <span className="garita-door-facts">
        {where ? <span className="garita-second">{where}</span> : null}
        {state === 'occupied' ? null : <UnitStateBadge state={state} look="plain" />}
        {people > 0 || state !== 'empty' ? (
          <span className="garita-second">{people > 0 ? text.people_count(people) : text.nobody}</span>
        ) : null}
        {people > 0 ? <Accounts people={people} unopened={unopened} /> : null}
        {asking > 0 ? <StateBadge tone="wait">{text.asking(asking)}</StateBadge> : null}
      </span>
    </button>
  )
}

const mostDots = 8

/** A dot for each person, hollow until they open their account. */
function Accounts({ people, unopened }: Pick<Unit, 'people' | 'unopened'>) {
  const text = useText(unitMessages)
  const dots = Array.from({ length: Math.min(people, mostDots) }, (_, at) => at)
  return (
    <span className="garita-door-people" title={unopened > 0 ? text.unopened(unopened) : undefined}>
      {dots.map((at) => (
        <span key={at} data-opened={at < people - unopened || undefined} />
      ))}
      {unopened > 0 ? <span className="garita-hidden">{text.unopened(unopened)}</span> : null}
    </span>
  )
}

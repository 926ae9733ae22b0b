/** The columns of the list of units. */
import { useText } from '../web/language/language.tsx'
import type { Column } from '../web/listing/Listing.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import type { Unit } from './units.contract.ts'
import { unitKindTexts, unitMessages, unitStateTexts } from './units.messages.ts'
import type { UnitState } from './units.rules.ts'

const tones = { empty: 'idle', rented_out: 'info' } as const satisfies Record<Exclude<UnitState, 'occupied'>, string>

/** Occupied is how nearly all of them stand. */
export function UnitStateBadge({ state }: { state: UnitState }) {
  const states = useText(unitStateTexts)
  if (state === 'occupied') return <span className="garita-second">{states.occupied}</span>
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>
}

/** Tower and floor in one line. */
export function useWhere() {
  const text = useText(unitMessages)
  return ({ tower, floor }: Unit) => [tower, floor && text.on_floor(floor)].filter(Boolean).join(', ')
}

export function useUnitColumns(): Column<Unit>[] {
  const text = useText(unitMessages)
  const kinds = useText(unitKindTexts)
  const where = useWhere()
  const people = ({ people: living, asking, unopened }: Unit) => (
    <>
      {living > 0 ? text.people_count(living) : text.nobody}
      {unopened > 0 ? <div className="garita-second">{text.unopened(unopened)}</div> : null}
      {asking > 0 ? <div className="garita-second">{text.asking(asking)}</div> : null}
    </>
  )
  return [
    {
      key: 'unit',
      header: text.unit,
      primary: true,
      cell: (unit) => (
        <>
          <strong>{unit.unit_number}</strong>
          <div className="garita-second">{where(unit)}</div>
        </>
      ),
      brief: (unit) => unit.unit_number,
    },
    { key: 'kind', header: text.kind, cell: ({ kind }) => <span className="garita-second">{kinds[kind]}</span> },
    {
      key: 'state',
      header: text.state,
      cell: ({ state }) => <UnitStateBadge state={state} />,
      brief: ({ state }) => (state === 'occupied' ? null : <UnitStateBadge state={state} />),
    },
    {
      key: 'people',
      header: text.people,
      cell: people,
      brief: ({ people: living, unopened, asking }) => (
        <span className="garita-second">
          {[
            living > 0 ? text.people_count(living) : text.nobody,
            unopened > 0 ? text.unopened(unopened) : null,
            asking > 0 ? text.asking(asking) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      ),
    },
  ]
}

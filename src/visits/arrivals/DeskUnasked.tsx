/** At the desk, where nobody of a unit can be asked: what became of the arrival, in one touch. */
import { useState } from 'react'
import type { Input } from '../../shared/contract.ts'
import { useAct } from '../../web/calls/act.ts'
import { Unasked } from '../../web/form/gate/Unasked.tsx'
import { useText } from '../../web/language/language.tsx'
import { LeaveItem } from '../left/LeaveItem.tsx'
import { visits } from '../visits.contract.ts'
import { type ArrivalRule, kindOf, type UnaskedOutcome, unaskedFor } from './arrivals.ts'
import { askTexts, unaskedTexts } from './asks.messages.ts'

interface DeskUnaskedProps {
  arrival: Input<typeof visits.register>
  rule: ArrivalRule
  /** Says what is missing in the form, and whether nothing is. */
  complete: () => boolean
  onDone: () => void
}

export function DeskUnasked({ arrival, rule, complete, onDone }: DeskUnaskedProps) {
  const words = useText(unaskedTexts)
  const asks = useText(askTexts)
  const register = useAct(visits.register)
  const [why, setWhy] = useState('')
  const [leaving, setLeaving] = useState(false)
  const { id, condominium_id, unit_number, company = null } = arrival
  const press = (outcome: UnaskedOutcome) => {
    if (!complete()) return
    register.run(
      { ...arrival, unasked: { outcome, reason: outcome === 'let_in' ? why : null } },
      { done: words.outcomes[outcome], failed: asks.failed },
      { done: () => (outcome === 'left_at_gate' ? setLeaving(true) : onDone()) },
    )
  }
  return (
    <>
      <Unasked
        outcomes={unaskedFor(kindOf(arrival.arrival_kind), rule)}
        pending={register.pending}
        onWhy={setWhy}
        onPress={press}
        {...{ words, why }}
      />
      {leaving ? (
        <LeaveItem
          condominium_id={condominium_id}
          of={{ unit_number, company, authorization_id: id }}
          onClose={onDone}
        />
      ) : null}
    </>
  )
}

/** Answers of the units: an approval is a toast, a no a card that stays until a guard acknowledges it: red, or what the home said beside it. */
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { arrivalTexts } from '../../../visits/arrivals/arrivals.messages.ts'
import { answerSays, arrivalName } from '../../../visits/arrivals/arrivals.ts'
import { askTexts } from '../../../visits/arrivals/asks.messages.ts'
import { leftTexts } from '../../../visits/left/left.messages.ts'
import type { LeftFor } from '../../../visits/left/left.ts'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import { lookupIn } from '../../facts/lookup.ts'
import type { Station } from '../../station/station.ts'
import { useDeviceChoice } from '../deviceChoices.web.ts'
import { giveSign, useSigns } from '../gateSigns.web.ts'
import { guardMessages } from '../guard.messages.ts'
import { leftFor } from '../left/leftFor.ts'
import { answersNow, idOf, noAnswers, readAnswers } from './answers.ts'

interface Denials {
  denied: readonly Entry[]
  acknowledge(authorizationId: string): void
}

export function useAnswers({ snapshot, practice }: Station): Denials {
  const { done } = useText(guardMessages)
  const { names } = useText(arrivalTexts)
  const [signs] = useSigns()
  const [stored, keep] = useDeviceChoice(practice ? 'practice.answers' : 'answers', noAnswers)
  const held = readAnswers(stored)
  const current = useRef(held)
  current.current = held

  useEffect(() => {
    if (!snapshot) return
    const { now, approved, fresh } = answersNow(current.current, snapshot)
    for (const entry of approved) toastSuccess(done.approved(arrivalName(entry, names), entry.unit))
    if (signs && fresh.length + approved.length > 0) giveSign(fresh.some(({ answer }) => !answer) ? 'red' : 'green')
    if (JSON.stringify(now) !== JSON.stringify(current.current)) keep(now)
  }, [snapshot, done, names, signs, keep])

  const known = snapshot ? lookupIn(snapshot) : null
  return {
    denied: held.denied.flatMap((key) => known?.ofId(idOf(key)) ?? []),
    acknowledge: (authorizationId) =>
      keep({ ...held, denied: held.denied.filter((key) => idOf(key) !== authorizationId) }),
  }
}

interface DenialCardsProps extends Denials {
  /** Writes down what stays at the gate. */
  onLeave: (of: LeftFor) => void
}

export function DenialCards({ denied, acknowledge, onLeave }: DenialCardsProps) {
  const { done, bar } = useText(guardMessages)
  const { names } = useText(arrivalTexts)
  const asks = useText(askTexts)
  const left = useText(leftTexts)
  return denied.map((entry) => {
    const { authorization_id, unit, answer } = entry
    const who = arrivalName(entry, names)
    const leave = () => {
      acknowledge(authorization_id)
      onLeave(leftFor(entry))
    }
    return (
      <div key={authorization_id} className="garita-conflict" data-denied={answer ? undefined : true}>
        {answer ? (
          <Note tone="wait" title={`${unit} · ${answerSays(answer, asks)}`}>
            {`${who}. ${asks.beside_text[answer.word]}`}
          </Note>
        ) : (
          <Note tone="bad" title={done.denied(who, unit)}>
            {done.denied_text}
          </Note>
        )}
        {answer?.word === 'left_at_gate' ? (
          <Button size="lg" onClick={leave}>
            {left.write_it}
          </Button>
        ) : null}
        <Button variant="default" size="lg" onClick={() => acknowledge(authorization_id)}>
          {bar.note}
        </Button>
      </div>
    )
  })
}

/** A denial shows a card until a guard acknowledges it: red, or with the other answer of the home. An approval is a line above the lists. */
import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { answerSays, arrivalName } from '../../arrivals/arrivals.ts'
import { askTexts } from '../../arrivals/asks.messages.ts'
import { leftItemTexts } from '../../arrivals/leftItems/leftItems.messages.ts'
import type { LeftItemFor } from '../../arrivals/leftItems/leftItems.ts'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import { lookupIn } from '../../station/facts/lookup.ts'
import type { Station } from '../../station/station.ts'
import { useDeviceChoice } from '../deviceChoices.web.ts'
import { giveSign, useSigns } from '../gateSigns.web.ts'
import { guardMessages } from '../guard.messages.ts'
import { leftItemFor } from '../leftItems/leftItemFor.ts'
import styles from '../StationDesk.module.css'
import { answersNow, idOf, noAnswers, readAnswers } from './denials.ts'

interface Denials {
  denied: readonly Entry[]
  acknowledge(authorizationId: string): void
}

export function useAnswers({ snapshot, practice }: Station): Denials {
  const [signs] = useSigns()
  const [stored, keep] = useDeviceChoice(practice ? 'practice.answers' : 'answers', noAnswers)
  const held = readAnswers(stored)
  const current = useRef(held)
  current.current = held

  useEffect(() => {
    if (!snapshot) return
    const { now, approved, fresh } = answersNow(current.current, snapshot)
    if (signs && fresh.length + approved.length > 0) giveSign(fresh.some(({ answer }) => !answer) ? 'red' : 'green')
    if (JSON.stringify(now) !== JSON.stringify(current.current)) keep(now)
  }, [snapshot, signs, keep])

  const known = snapshot ? lookupIn(snapshot) : null
  return {
    denied: held.denied.flatMap((key) => known?.ofId(idOf(key)) ?? []),
    acknowledge: (authorizationId) =>
      keep({ ...held, denied: held.denied.filter((key) => idOf(key) !== authorizationId) }),
  }
}

interface DenialCardsProps extends Denials {
  /** Records an item that stays at the gate. */
  onLeave: (of: LeftItemFor) => void
}

export function DenialCards({ denied, acknowledge, onLeave }: DenialCardsProps) {
  const { done, bar } = useText(guardMessages)
  const { names } = useText(arrivalTexts)
  const asks = useText(askTexts)
  const left = useText(leftItemTexts)
  return denied.map((entry) => {
    const { authorization_id, unit, answer } = entry
    const who = arrivalName(entry, names)
    const leave = () => {
      acknowledge(authorization_id)
      onLeave(leftItemFor(entry))
    }
    return (
      <Group key={authorization_id} className={styles.conflict} gap="xs" data-denied={answer ? undefined : true}>
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
      </Group>
    )
  })
}

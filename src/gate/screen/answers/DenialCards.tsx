/** Answers of the units: an approval is a toast, a denial is a red card that stays until a guard acknowledges it. */
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { arrivalTexts } from '../../../visits/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../../visits/arrivals/arrivals.ts'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import { lookupIn } from '../../facts/lookup.ts'
import type { Station } from '../../station/station.ts'
import { useDeviceChoice } from '../deviceChoices.web.ts'
import { giveSign, useSigns } from '../gateSigns.web.ts'
import { guardMessages } from '../guard.messages.ts'
import { answersNow, noAnswers, readAnswers } from './answers.ts'

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
    const { now, approved, fresh } = answersNow(current.current, snapshot.entries)
    for (const entry of approved) toastSuccess(done.approved(arrivalName(entry, names), entry.unit))
    if (signs && fresh.length + approved.length > 0) giveSign(fresh.length > 0 ? 'red' : 'green')
    if (JSON.stringify(now) !== JSON.stringify(current.current)) keep(now)
  }, [snapshot, done, names, signs, keep])

  const known = snapshot ? lookupIn(snapshot) : null
  return {
    denied: held.denied.flatMap((id) => known?.ofId(id) ?? []),
    acknowledge: (authorizationId) => keep({ ...held, denied: held.denied.filter((id) => id !== authorizationId) }),
  }
}

export function DenialCards({ denied, acknowledge }: Denials) {
  const { done, bar } = useText(guardMessages)
  const { names } = useText(arrivalTexts)
  return denied.map((entry) => (
    <div key={entry.authorization_id} className="garita-conflict" data-denied>
      <Note tone="bad" title={done.denied(arrivalName(entry, names), entry.unit)}>
        {done.denied_text}
      </Note>
      <Button variant="default" size="lg" onClick={() => acknowledge(entry.authorization_id)}>
        {bar.note}
      </Button>
    </div>
  ))
}

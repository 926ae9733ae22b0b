/** "No pasa" and "Dejar pasar"; below them "Que espere, voy", and of a delivery "Déjalo en caseta". Only the first answer counts: a later one closes with the news that it was answered. */
import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import type { Refused } from '../../web/calls/api.ts'
import { useText } from '../../web/language/language.tsx'
import { type ArrivalKind, answersOf, type VisitDecision } from '../arrivals/arrivals.ts'
import { visits } from '../visits.contract.ts'
import { requestTexts } from './request.messages.ts'

/** They may come under a finger that was about to press something else. */
const settlesMs = 700

interface DecideButtonsProps {
  id: string
  /** Large on the ringing screen, of a button's own height within a line. */
  size?: 'xl' | undefined
  /** What arrives; without it there are the two answers alone. */
  kind?: ArrivalKind | undefined
  onDone?: (decision: VisitDecision) => void
}

export function DecideButtons({ id, size, kind = 'visit', onDone }: DecideButtonsProps) {
  const text = useText(requestTexts)
  const decide = useAct(visits.decide)
  const [live, setLive] = useState(false)
  useEffect(() => {
    const settled = setTimeout(() => setLive(true), settlesMs)
    return () => clearTimeout(settled)
  }, [])
  const words = { failed: text.failed_title, why: (refusal: Refused) => (refusal.status === 409 ? null : text.failed) }
  const buttonProps = (decision: VisitDecision) => ({
    size: size ?? ('md' as const),
    loading: decide.runs((input) => input.decision === decision),
    disabled: decide.pending,
    onClick: () => decide.run({ id, decision }, { ...words, done: text[decision] }, { done: () => onDone?.(decision) }),
  })
  return (
    <div className={size ? 'garita-call-acts' : 'garita-line-acts'} data-live={live || undefined}>
      <Button
        variant={size ? 'outline' : 'default'}
        leftSection={<IconX size={20} aria-hidden />}
        {...buttonProps('denied')}
      >
        {text.deny}
      </Button>
      <Button
        variant={size ? 'white' : 'filled'}
        leftSection={<IconCheck size={20} aria-hidden />}
        {...buttonProps('approved')}
      >
        {text.approve}
      </Button>
      {answersOf[kind].map((word) => (
        <Button key={word} variant={size ? 'outline' : 'default'} data-beside {...buttonProps(word)} size="md">
          {text.beside[word]}
        </Button>
      ))}
    </div>
  )
}

/** "No pasa" and "Dejar pasar"; below them "Que espere, voy", of a delivery "Déjalo en caseta", and "Que me llamen", which leaves the request open. Only the first answer counts: a later one closes with the news that it was answered. */
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
  /** What arrives. Null for the administration, which has the two answers alone. */
  kind?: ArrivalKind | null | undefined
  /** Somebody of the home did so already. */
  callWanted?: boolean
  onDone?: (decision: VisitDecision) => void
}

export function DecideButtons({ id, size, kind = 'visit', callWanted = false, onDone }: DecideButtonsProps) {
  const text = useText(requestTexts)
  const decide = useAct(visits.decide)
  const wantCall = useAct(visits.wantCall)
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
      {(kind ? answersOf[kind] : []).map((word) => (
        <Button key={word} variant={size ? 'outline' : 'default'} data-beside {...buttonProps(word)} size="md">
          {text.beside[word]}
        </Button>
      ))}
      {kind && !callWanted ? (
        <Button
          variant={size ? 'outline' : 'default'}
          data-beside
          size="md"
          loading={wantCall.pending}
          disabled={decide.pending}
          onClick={() => wantCall.run({ id }, { ...words, done: text.call_wanted })}
        >
          {text.want_call}
        </Button>
      ) : null}
    </div>
  )
}

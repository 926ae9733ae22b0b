/**
 * The answers are "No pasa" and "Dejar pasar"; below them "Que espere, voy", for a delivery "Déjalo en caseta", and "Que me llamen", which
 * leaves the request open. The first answer counts: a later one closes the dialog with the news that another person answered. After an
 * answer the buttons become one line, which can be taken back for some seconds.
 */
import { Box, Button, Group, SimpleGrid, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ArrivalKind, answersOf, type VisitDecision } from '../gate/arrivals/arrivals.ts'
import { requestTexts } from '../gate/visits/request.messages.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { useAct } from '../web/calls/act.ts'
import type { Refused } from '../web/calls/api.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal } from '../web/calls/toast.tsx'
import { wholeRow } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import styles from './DecideButtons.module.css'

/** The buttons may appear under a finger that was about to press something else, so they ignore presses for this time. */
const settlesMs = 700
const undoSeconds = 6

interface DecideButtonsProps {
  id: string
  /** The buttons are large in the dialog over the whole screen, and of usual height within a line. */
  size?: 'xl' | undefined
  /** Null where only the two answers fit. */
  kind?: ArrivalKind | null | undefined
  callWanted?: boolean
  /** The reader's answer. News of it may remove these buttons before the call returns, and they appear again with it. */
  given?: VisitDecision | undefined
  onSaid?: (decision: VisitDecision) => void
  /** The time to take the answer back is over. */
  onOver?: () => void
}

export function DecideButtons({
  id,
  size,
  kind = 'visit',
  callWanted = false,
  given,
  onSaid,
  onOver,
}: DecideButtonsProps) {
  const text = useText(requestTexts)
  const decide = useAct(visits.decide)
  const change = useAct(visits.changeAnswer)
  const wantCall = useAct(visits.wantCall)
  const [said, setSaid] = useState(given)
  const [asks, setAsks] = useState(!given)
  // A conflict and a lost connection have words of their own.
  const why = ({ status }: Refused) => (status === 409 || status === 0 ? null : text.failed)
  const words = { failed: text.failed_title, why }
  const refusalText = useRefusalText()
  const act = said ? change : decide
  const settled = useSettled(asks)

  const answer = (decision: VisitDecision) =>
    act.run({ id, decision }, words, {
      done: () => {
        setSaid(decision)
        setAsks(false)
        onSaid?.(decision)
      },
      // Nothing failed if another person was quicker.
      refused: (refusal) => {
        const late = refusal.code === 'visit_decided'
        if (late) toastRefusal(text.late, refusalText(refusal))
        return late
      },
    })
  // An answer cannot become a question again. So a yes first becomes a no, and a no stays until another answer.
  const undo = () => {
    if (said !== 'approved') return setAsks(true)
    const done = () => {
      setSaid('denied')
      setAsks(true)
      onSaid?.('denied')
    }
    change.run({ id, decision: 'denied' }, { failed: text.undo_failed, why }, { done })
  }

  const look = size ? {} : { h: 'auto', mih: '3.5rem', py: '0.25rem', px: 'min(0.5rem, 2vw)' }
  const buttonProps = (decision: VisitDecision) => ({
    size: size ?? ('md' as const),
    ...look,
    loading: act.runs((input) => input.decision === decision),
    disabled: act.pending,
    onClick: () => answer(decision),
  })
  const beside = { variant: size ? 'outline' : 'default', size: 'md', ...look, 'data-beside': true } as const
  return (
    <SimpleGrid
      className={`${styles.answers} ${size ? styles.call : ''}`}
      {...{ minColWidth: 'min(100%, max(7rem, 34%))', autoFlow: 'auto-fit', spacing: 'min(0.75rem, 2.5vw)' }}
      pos={size ? 'sticky' : 'relative'}
      data-live={settled || undefined}
      data-said={!asks || undefined}
    >
      {said && asks ? (
        <p style={wholeRow} role="status">
          <strong>{text[said]}</strong> {text.wrong}
        </p>
      ) : null}
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
        <Button key={word} {...buttonProps(word)} {...beside}>
          {text.beside[word]}
        </Button>
      ))}
      {kind && !callWanted && !(said && asks) ? (
        <Button
          {...beside}
          loading={wantCall.pending}
          disabled={act.pending}
          onClick={() => wantCall.run({ id }, { ...words, done: text.call_wanted })}
        >
          {text.want_call}
        </Button>
      ) : null}
      {said && !asks ? <Said said={said} size={size} pending={change.pending} onUndo={undo} onOver={onOver} /> : null}
    </SimpleGrid>
  )
}

/** False for some time after the buttons have changed. */
function useSettled(asks: boolean): boolean {
  const [settled, setSettled] = useState<boolean>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asks), settlesMs)
    return () => clearTimeout(timer)
  }, [asks])
  return settled === asks
}

interface SaidProps {
  said: VisitDecision
  size: 'xl' | undefined
  pending: boolean
  onUndo: () => void
  onOver: (() => void) | undefined
}

/** Lies over the hidden buttons, so that nothing moves. It gets the focus: a second press of Enter takes nothing back. */
function Said({ said, size, pending, onUndo, onOver }: SaidProps) {
  const text = useText(requestTexts)
  const [left, setLeft] = useState(undoSeconds)
  const over = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (pending) return
    if (left === 0) return over()
    const tick = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(tick)
  }, [left, pending])
  return (
    <Group pos="absolute" inset={0} justify="space-between" gap="0.25rem 0.75rem" {...(size ? { fz: 'lg' } : {})}>
      <Box component="p" flex="1 1 9rem" ref={focus} tabIndex={-1} role="status">
        <Text component="strong" inherit display="block" fw={800}>
          {text[said]}
        </Text>{' '}
        {said === 'approved' || said === 'denied' ? text.gate_knows : null}
      </Box>
      {left > 0 || pending ? (
        <Button variant={size ? 'outline' : 'default'} size="md" data-beside loading={pending} onClick={onUndo}>
          {text.undo} <span aria-hidden>&nbsp;· {left}</span>
        </Button>
      ) : null}
    </Group>
  )
}

const focus = (line: HTMLElement | null) => line?.focus({ preventScroll: true })

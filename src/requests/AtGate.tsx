/** On the home screen: cards of the requests to the reader, or one line. */
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { requestTexts } from '../gate/visits/request.messages.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { households } from '../households/households.contract.ts'
import { useRead } from '../web/calls/queries.ts'
import { useLanguage, useText } from '../web/language/language.tsx'
import { WaitingCards } from './WaitingCards.tsx'

export function AtGate() {
  const text = useText(requestTexts)
  const { language } = useLanguage()
  const { data } = useRead(visits.waiting, {})
  const home = useRead(households.mine, {}).data
  // Residents without the right to authorize read no requests, so the screen would always say that no visitor waits.
  if (home?.may_authorize === false) return null
  if (!data) return <Line />
  const others = home?.waits_for_others
  const said = () => {
    if (!others) return text.nobody
    const { count, by } = others
    return by.length === 0
      ? text.several(count)
      : text.answered_by_others(count, new Intl.ListFormat(language).format(by), by.length > 1)
  }
  return (
    <WaitingCards waiting={data}>
      <Line waits={Boolean(others)}>
        <Barrier />
        {said()}
      </Line>
    </WaitingCards>
  )
}

function Line({ waits = false, children }: { waits?: boolean; children?: ReactNode }) {
  const look = waits ? { fw: 600 } : { c: 'dimmed' }
  return (
    <Group component="p" gap="xs" wrap="nowrap" mih="2rem" m={0} fz="sm" {...look}>
      {children}
    </Group>
  )
}

/** A lowered barrier means a waiting visitor. */
function Barrier() {
  return (
    <svg
      viewBox="0 0 56 32"
      width="2rem"
      fill="none"
      stroke="var(--garita-dim)"
      strokeLinecap="round"
      strokeWidth={3}
      style={{ flex: 'none' }}
      aria-hidden="true"
    >
      <path d="M4 30H18M11 30V8" />
      <path stroke="var(--garita-clay)" strokeDasharray="7 7" strokeLinecap="butt" strokeWidth={5} d="M11 14H54" />
    </svg>
  )
}

/** The two answers to a request; whoever comes second hears that it was answered. */
import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useAct } from '../web/calls/act.ts'
import type { Refused } from '../web/calls/api.ts'
import { Row } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

export function VisitAnswer({ id, onDone }: { id: string; onDone: () => void }) {
  const { request: text } = useText(visitMessages)
  const decide = useAct(visits.decide)
  const words = { failed: text.failed_title, why: (no: Refused) => (no.status === 409 ? null : text.failed) }
  const face = (decision: 'approved' | 'denied') => ({
    loading: decide.runs((asked) => asked.decision === decision),
    disabled: decide.pending,
    onClick: () => decide.run({ id, decision }, { ...words, done: text[decision] }, { done: onDone }),
  })
  return (
    <>
      <Row>
        <Button variant="default" leftSection={<IconX size={20} aria-hidden />} {...face('denied')}>
          {text.deny}
        </Button>
        <Button leftSection={<IconCheck size={20} aria-hidden />} {...face('approved')}>
          {text.approve}
        </Button>
      </Row>
      <p className="garita-second">{text.footnote}</p>
    </>
  )
}

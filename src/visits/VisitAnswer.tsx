/** The two answers to a request; whoever comes second hears that it was answered. */
import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { Refused } from '../web/api.ts'
import { useText } from '../web/language.tsx'
import { refused, told } from '../web/notice.tsx'
import { useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
import { Row } from '../web/Stack.tsx'
import { visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

export function VisitAnswer({ id, onDone }: { id: string; onDone: () => void }) {
  const { request: text } = useText(visitMessages)
  const refusalText = useRefusalText()
  const decide = useWrite(visits.decide)
  const answer = (decision: 'approved' | 'denied') =>
    // Also when the buttons are gone by then, because the screen has already read that it is decided.
    decide.mutateAsync({ id, decision }).then(
      () => {
        told(decision === 'approved' ? text.approved : text.denied)
        onDone()
      },
      (no: Refused) => refused(text.failed_title, no.status === 409 ? refusalText(no) : text.failed),
    )
  const face = (decision: 'approved' | 'denied') => ({
    loading: decide.isPending && decide.variables.decision === decision,
    disabled: decide.isPending,
    onClick: () => void answer(decision),
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

/** "Solicitud de Visita": who is at the gate, and the two answers. */
import { Button, Modal } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useDates } from '../web/dates.ts'
import { Facts } from '../web/Facts.tsx'
import { useText } from '../web/language.tsx'
import { refused, told } from '../web/notice.tsx'
import { useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
import { Row, Stack } from '../web/Stack.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

export function VisitRequestDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { request: text, list, details } = useText(visitMessages)
  const dates = useDates()
  const refusalText = useRefusalText()
  const decide = useWrite(visits.decide)

  const answer = (decision: 'approved' | 'denied') =>
    decide.mutate(
      { id: visit.id, decision },
      {
        onSuccess: () => told(decision === 'approved' ? text.approved : text.denied),
        onError: (no) => refused(text.failed_title, no.status === 409 ? refusalText(no) : text.failed),
        onSettled: onClose,
      },
    )

  const facts: [string, string][] = [
    [text.name, [visit.name, visit.last_name].filter(Boolean).join(' ')],
    [list.document, visit.document ?? list.not_given],
    [list.phone, visit.phone_number ?? list.not_given],
    [text.relationship, text.relationship_none],
    [details.from, visit.valid_from ? dates.moment(visit.valid_from) : text.today],
    [details.until, visit.valid_until ? dates.moment(visit.valid_until) : text.today],
    [text.notes, visit.purpose ?? list.not_given],
    [text.registered, dates.moment(visit.created_at)],
  ]
  return (
    <Modal opened onClose={onClose} title={text.title} closeOnClickOutside={false}>
      <Stack>
        <p>{text.info}</p>
        <Facts>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </Facts>
        <Row>
          <Button
            variant="default"
            leftSection={<IconX size={20} aria-hidden />}
            loading={decide.isPending && decide.variables.decision === 'denied'}
            disabled={decide.isPending}
            onClick={() => answer('denied')}
          >
            {text.deny}
          </Button>
          <Button
            leftSection={<IconCheck size={20} aria-hidden />}
            loading={decide.isPending && decide.variables.decision === 'approved'}
            disabled={decide.isPending}
            onClick={() => answer('approved')}
          >
            {text.approve}
          </Button>
        </Row>
        <p className="garita-second">{text.footnote}</p>
      </Stack>
    </Modal>
  )
}

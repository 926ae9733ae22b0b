/** Open requests of visitors, with the legal deadline. */

import { Box, Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { commonCountry } from '../../shared/countries.ts'
import { wallClock } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Row } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import type { VisitorRequest } from './visitorRights.contract.ts'
import { visitorDeskTexts, visitorFieldTexts } from './visitorRights.messages.ts'
import { dueDay, termOf } from './visitorRights.rules.ts'

const countryOf = ({ country, condominium: { time_zone } }: VisitorRequest) => commonCountry([{ country, time_zone }])

interface RequestsToAnswerProps {
  requests: readonly VisitorRequest[]
  /** The deadline concerns only the administration. */
  law?: boolean
}

export function RequestsCard({ requests }: RequestsToAnswerProps) {
  const text = useText(visitorDeskTexts)
  return (
    <Card title={text.home} icon={IconFingerprint}>
      <RequestsToAnswer requests={requests} />
    </Card>
  )
}

export function RequestsToAnswer({ requests, law = false }: RequestsToAnswerProps) {
  const text = useText(visitorDeskTexts)
  const dates = useDates()
  const today = useServerNow()
  return (
    <LineList>
      {requests.map((request) => {
        const { time_zone } = request.condominium
        const due = dueDay(countryOf(request), wallClock(Date.parse(request.asked_at), time_zone).day)
        const late = due < wallClock(today, time_zone).day
        return (
          <li key={request.id}>
            <div>
              <Asked request={request}>
                <StateBadge tone={late ? 'bad' : 'wait'}>
                  {(late ? text.overdue : text.due)(dates.calendar(due))}
                </StateBadge>
              </Asked>
              {law ? <p className="garita-second">{text.law(termOf(countryOf(request)).law)}</p> : null}
              <Box mt="sm">
                <Acts request={request} />
              </Box>
            </div>
          </li>
        )
      })}
    </LineList>
  )
}

const columns = [
  ['name', 'name'],
  ['last_name', 'last_name'],
  ['document', 'id_document'],
  ['vehicle_plate', 'vehicle_plate'],
] as const

interface AskedProps {
  request: VisitorRequest
  children: React.ReactNode
}

export function Asked({ request, children }: AskedProps) {
  const text = useText(visitorDeskTexts)
  const fields = useText(visitorFieldTexts)
  const { is, wants, said, kind, unit_number, condominium } = request
  const changes = columns.flatMap(([column, label]) => {
    const wanted = wants[column]
    return wanted ? [text.change(fields[label], is?.[column] ?? '—', wanted)] : []
  })
  return (
    <>
      <div>
        <strong>
          {is
            ? [is.name, is.last_name].filter(Boolean).join(' ')
            : kind === 'deletion' && request.outcome === 'applied'
              ? text.forgotten
              : text.unnamed}
        </strong>{' '}
        {children}
      </div>
      <span className="garita-second">{[condominium.name, text.unit(unit_number), text[kind]].join(' · ')}</span>
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      {said ? <p>{text.said(said)}</p> : null}
    </>
  )
}

function Acts({ request }: { request: VisitorRequest }) {
  const text = useText(visitorDeskTexts)
  const [answering, setAnswering] = useState<'apply' | 'refuse' | null>(null)
  return (
    <>
      {request.possible ? null : <p>{text.impossible}</p>}
      <Row>
        {request.possible ? (
          <Button onClick={() => setAnswering('apply')}>
            {request.kind === 'correction' ? text.correct : text.delete}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setAnswering('refuse')}>
          {text.refuse}
        </Button>
      </Row>
      {answering ? (
        <AnswerDialog request={request} applies={answering === 'apply'} onClose={() => setAnswering(null)} />
      ) : null}
    </>
  )
}

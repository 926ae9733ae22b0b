import { IconWebhook } from '@tabler/icons-react'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { Moment } from '../web/cards/dates.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { type PlainColumn, PlainTable } from '../web/cards/lists/PlainTable.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge, type Tone } from '../web/pieces/signs/StateBadge.tsx'
import { channels, type Delivery } from './channels.contract.ts'
import { channelMessages } from './channels.messages.ts'

const tones: Record<Delivery['state'], Tone> = { waiting: 'wait', delivered: 'good', given_up: 'bad' }

export function DeliveryList({ of: { id, time_zone } }: { of: { id: string; time_zone: string } }) {
  const text = useText(channelMessages)
  const read = useRead(channels.deliveries, { condominium_id: id })
  const failed = failureOf(read)
  const whyOf = ({ last_error, last_status }: Delivery) =>
    last_error === null ? '' : last_error === 'status' ? text.errors.status(last_status ?? 0) : text.errors[last_error]
  const columns: PlainColumn<Delivery>[] = [
    { head: text.when, cell: ({ written_at }) => <Moment at={written_at} zone={time_zone} /> },
    { head: text.event, cell: ({ type }) => text.types[type] },
    {
      head: text.state,
      cell: (one) => (
        <div>
          <StateBadge tone={tones[one.state]}>{text.states[one.state]}</StateBadge>
          {whyOf(one) ? <div className="garita-second">{whyOf(one)}</div> : null}
        </div>
      ),
    },
    { head: text.attempts, cell: ({ attempts }) => attempts },
  ]
  return (
    <Card title={text.deliveries}>
      <p>{text.deliveries_text}</p>
      {failed ? (
        <Failed {...failed} title={text.deliveries_failed} />
      ) : !read.data ? (
        <Loading />
      ) : read.data.length === 0 ? (
        <Empty compact icon={IconWebhook} title={text.no_deliveries} text={text.no_deliveries_text} />
      ) : (
        <PlainTable columns={columns} lines={read.data} />
      )}
    </Card>
  )
}

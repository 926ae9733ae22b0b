/** Stray acts, for the administration; shows nothing if there are none. */

import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { type PlainColumn, PlainTable } from '../../web/cards/PlainTable.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { gate, type Stray } from '../gate.contract.ts'
import { strayMessages } from './gates.messages.ts'

export function StrayActs() {
  const text = useText(strayMessages)
  const dates = useDates()
  const { data } = useRead(gate.strays, {})
  if (!data || (data.acts.length === 0 && data.more === 0)) return null
  const kinds: Record<string, string> = text.kinds
  const columns: PlainColumn<Stray>[] = [
    { head: text.arrived, cell: ({ arrived_at }) => dates.moment(arrived_at) },
    { head: text.sent_by, cell: ({ sent_by }) => sent_by },
    { head: text.event, cell: ({ kind, at }) => `${kinds[kind] ?? kind}, ${dates.moment(at)}` },
    {
      head: text.said,
      cell: ({ name, reason, authorized_by }) => [name, reason, authorized_by].filter(Boolean).join(' · ') || '—',
    },
    { head: text.condominium, cell: ({ condominium }) => condominium.name },
  ]
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        <PlainTable columns={columns} lines={data.acts} />
        {data.more > 0 ? <Note>{text.more(data.more)}</Note> : null}
      </Stack>
    </Card>
  )
}

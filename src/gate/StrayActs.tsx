/** What stations told about nobody who is known: beside the log, for the administration; nothing where there is none. */
import { Card } from '../web/Card.tsx'
import { useDates } from '../web/dates.ts'
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { type PlainColumn, PlainTable } from '../web/PlainTable.tsx'
import { useRead } from '../web/queries.ts'
import { Stack } from '../web/Stack.tsx'
import { gate, type Stray } from './gate.contract.ts'
import { strayMessages } from './strays.messages.ts'

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

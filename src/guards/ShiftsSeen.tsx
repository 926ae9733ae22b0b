import { IconUserShield } from '@tabler/icons-react'
import { useWhole } from '../web/calls/list.ts'
import { Moment } from '../web/cards/dates.tsx'
import { QuietLine } from '../web/cards/Fold.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { ShortMoment } from '../web/listing/rowCells.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type SeenShift, supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'

export function ShiftsSeen({ several }: { several: boolean }) {
  const { shifts: text } = useText(supervisionMessages)
  const list = useWhole(supervision.shifts, {})
  const nameOf = ({ full_name }: SeenShift) => full_name ?? text.removed
  const columns: Column<SeenShift>[] = [
    { key: 'guard', header: text.guard, primary: true, cell: (one) => <strong>{nameOf(one)}</strong>, summary: nameOf },
    {
      key: 'from',
      header: text.from,
      cell: (one) => <Moment at={one.from} zone={one.condominium.time_zone} />,
      summary: (one) => <ShortMoment at={one.from} zone={one.condominium.time_zone} />,
    },
    {
      key: 'until',
      header: text.until,
      cell: ({ until, condominium }) =>
        until ? <Moment at={until} zone={condominium.time_zone} /> : <StateBadge tone="good">{text.now}</StateBadge>,
    },
    {
      key: 'gate',
      header: text.gate,
      cell: ({ gate_name, condominium }) => [gate_name, several ? condominium.name : null].filter(Boolean).join(' · '),
    },
  ]
  if (list.rows?.length === 0) return <QuietLine title={text.title} icon={IconUserShield} said={text.empty} />
  return (
    <Listing
      label={text.title}
      isLive
      columns={columns}
      list={list}
      failed={text.failed}
      rowKey={({ id }) => id}
      rowName={nameOf}
      empty={{ title: text.empty, icon: IconUserShield, compact: true }}
    />
  )
}

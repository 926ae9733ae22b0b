/** Emergencies and authorities at a supervisor's gates, without names or homes. */
import { IconUrgent } from '@tabler/icons-react'
import { useWhole } from '../web/calls/list.ts'
import { Moment } from '../web/cards/dates.tsx'
import { QuietLine } from '../web/cards/Fold.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { ShortMoment } from '../web/listing/rowCells.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type SeenUrgent, supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'

export function UrgentSeen({ several }: { several: boolean }) {
  const { urgent: text } = useText(supervisionMessages)
  const list = useWhole(supervision.urgent, {})
  const nameOf = ({ kind }: SeenUrgent) => text.kinds[kind]
  const columns: Column<SeenUrgent>[] = [
    {
      key: 'when',
      header: text.when,
      cell: (one) => <Moment at={one.at} zone={one.condominium.time_zone} />,
      summary: (one) => <ShortMoment at={one.at} zone={one.condominium.time_zone} />,
      folded: null,
    },
    { key: 'what', header: text.what, primary: true, cell: (one) => <strong>{nameOf(one)}</strong>, summary: nameOf },
    {
      key: 'ended',
      header: text.ended,
      cell: ({ outcome }) => (
        <StateBadge tone={outcome ? 'idle' : 'wait'}>{outcome ? text.outcomes[outcome] : text.open}</StateBadge>
      ),
    },
    { key: 'guard', header: text.guard, cell: ({ guard }) => guard, summary: ({ guard }) => guard },
    {
      key: 'gate',
      header: text.gate,
      cell: ({ gate_name, condominium }) => [gate_name, several ? condominium.name : null].filter(Boolean).join(' · '),
    },
  ]
  if (list.rows?.length === 0) return <QuietLine title={text.title} icon={IconUrgent} said={text.empty} />
  return (
    <Listing
      label={text.title}
      isLive
      columns={columns}
      list={list}
      failed={text.failed}
      rowKey={({ id }) => id}
      rowName={nameOf}
      empty={{ title: text.empty, icon: IconUrgent, compact: true }}
    />
  )
}

/** Lists entries against the verdict, without names. */
import { IconShieldCheck } from '@tabler/icons-react'
import { shownReasonTexts, verdictTexts } from '../investigations/timeline/timeline.messages.ts'
import { useWhole } from '../web/calls/list.ts'
import { Moment } from '../web/cards/dates.tsx'
import { QuietLine } from '../web/cards/Fold.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { ShortMoment } from '../web/listing/rowCells.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type SeenOverride, supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'

const tones = { green: 'good', amber: 'wait', red: 'bad' } as const

export function OverridesList({ several }: { several: boolean }) {
  const { overrides: text } = useText(supervisionMessages)
  const verdicts = useText(verdictTexts)
  const reasons: Record<string, string> = useText(shownReasonTexts)
  const list = useWhole(supervision.overrides, {})

  const reasonOf = ({ reason, by_phone }: SeenOverride) =>
    [by_phone ? text.by_phone : null, reason && (reasons[reason] ?? reasons.other)].filter(Boolean).join(' · ') ||
    text.own_word
  const placeOf = ({ gate_name, condominium }: SeenOverride) =>
    [gate_name, several ? condominium.name : null].filter(Boolean).join(' · ')
  const columns: Column<SeenOverride>[] = [
    {
      key: 'when',
      header: text.when,
      cell: (one) => <Moment at={one.at} zone={one.condominium.time_zone} />,
      summary: (one) => <ShortMoment at={one.at} zone={one.condominium.time_zone} />,
      folded: null,
    },
    {
      key: 'reason',
      header: text.reason,
      primary: true,
      cell: (one) => <strong>{reasonOf(one)}</strong>,
      summary: reasonOf,
    },
    {
      key: 'verdict',
      header: text.verdict,
      cell: (one) =>
        one.verdict ? <StateBadge tone={tones[one.verdict]}>{verdicts[one.verdict]}</StateBadge> : text.untold,
    },
    { key: 'guard', header: text.guard, cell: (one) => one.guard ?? text.untold, summary: (one) => one.guard },
    { key: 'gate', header: text.gate, cell: placeOf },
  ]
  if (list.rows?.length === 0) return <QuietLine title={text.title} icon={IconShieldCheck} said={text.empty} />
  return (
    <Stack>
      <Listing
        label={text.title}
        isLive
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={({ id }) => id}
        rowName={reasonOf}
        empty={{ title: text.empty, icon: IconShieldCheck, compact: true }}
      />
      <p className="garita-second">{text.about}</p>
    </Stack>
  )
}

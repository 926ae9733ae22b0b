/** The operator's statistics. */
import type { ReactNode } from 'react'
import { useRead } from '../web/calls/queries.ts'
import { Fold } from '../web/cards/Fold.tsx'
import { StatCard, StatRow } from '../web/cards/StatCard.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { weeklyTrend } from './visits.rules.ts'

interface VisitFiguresProps {
  condominium: string | undefined
  /** The figures of other slices, shown among these. */
  children?: ReactNode
}

export function VisitFigures({ condominium, children }: VisitFiguresProps) {
  const { panel: text } = useText(visitMessages)
  const { language } = useLanguage()
  const { data } = useRead(visits.count, { condominium_id: condominium }, { keep: true })
  // On a phone the list matters more than the figures.
  const phone = useIsPhone()
  const trend = data && weeklyTrend(data.visitors_of_week, data.visitors_of_month)
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <Fold title={text.statistics} kept="garita.statistics" start={!phone}>
      <StatRow>
        <StatCard label={text.visitors} figure={data?.visitors} />
        <StatCard label={text.pending} figure={data?.pending} tone={data?.pending ? 'wait' : undefined} />
        <StatCard label={text.entries} figure={data?.entries_today} />
        <StatCard label={text.inside} figure={data?.inside} />
        {children}
        <StatCard label={text.of_month} figure={data?.visitors_of_month} />
        <StatCard
          label={text.trend}
          figure={
            trend === null ? text.nothing_to_compare : trend === undefined ? undefined : percent.format(trend / 100)
          }
        />
      </StatRow>
    </Fold>
  )
}

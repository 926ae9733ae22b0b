import type { ReactNode } from 'react'
import { wallClock } from '../../shared/time.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useZonesInSight } from '../../web/calls/currentUser.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { Fold } from '../../web/cards/Fold.tsx'
import { StatCard, StatStrip } from '../../web/cards/StatCard.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { visits } from '../visits/visits.contract.ts'
import { figureTexts, visitMessages } from '../visits/visits.messages.ts'
import { weeklyTrend } from '../visits/visits.rules.ts'

interface VisitFiguresProps {
  condominium: string | undefined
  /** Returns the filters that list the rows of a figure. */
  leadTo: (filters: Record<string, string>) => Record<string, string>
  /** Other slices add their figures here. */
  children?: ReactNode
}

export function VisitFigures({ condominium, leadTo, children }: VisitFiguresProps) {
  const { panel: text } = useText(visitMessages)
  const figures = useText(figureTexts)
  const { language } = useLanguage()
  const phone = useIsPhone()
  const { data } = useRead(visits.count, { condominium_id: condominium }, { keep: true })
  const [zone, ...others] = useZonesInSight()
  const now = useServerNow()
  // Condominiums in different time zones do not share a day.
  const today = zone && others.length === 0 ? wallClock(now, zone).day : undefined
  const trend = data && weeklyTrend(data.visitors_of_week, data.visitors_of_month)
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  const all = (
    <StatStrip label={text.statistics}>
      <StatCard
        label={text.pending}
        figure={data?.pending}
        tone={data?.pending ? 'wait' : undefined}
        hint={figures.requests}
        to="."
        search={leadTo({ tab: 'visitors', status: 'pending' })}
      />
      <StatCard label={text.inside} figure={data?.inside} hint={figures.inside} />
      <StatCard
        label={text.entries}
        figure={data?.entries_today}
        hint={figures.entries}
        to="."
        search={leadTo({ tab: 'log', ...(today ? { from: today, until: today } : {}) })}
      />
      <StatCard label={text.visitors} figure={data?.visitors} to="." search={leadTo({ tab: 'visitors' })} />
      {children}
      <StatCard label={text.of_month} figure={data?.visitors_of_month} />
      <StatCard
        label={text.trend}
        hint={figures.trend}
        figure={
          trend === null ? text.nothing_to_compare : trend === undefined ? undefined : percent.format(trend / 100)
        }
      />
    </StatStrip>
  )
  if (!phone) return all
  const said = data ? `${text.inside}: ${data.inside} · ${text.entries}: ${data.entries_today}` : null
  return (
    <Fold title={text.statistics} said={said}>
      {all}
    </Fold>
  )
}

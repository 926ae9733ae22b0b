import { useText } from '../web/language/language.tsx'
import type { FigureProps } from './FigureOf.tsx'
import { arrivalTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { Report } from './reports.contract.ts'
import { daySpansOf, fullest } from './reports.rules.ts'
import { type Before, useBefore } from './useBefore.web.ts'

interface ArrivalFiguresProps {
  report: Report
  before: Before
}

export function useArrivalFigures({ report: { arrivals }, before }: ArrivalFiguresProps): FigureProps[] {
  const was = useBefore(before)
  const text = useText(arrivalTexts)
  const say = useFigureWords()
  const entries = (count: number) => text.count(say.count(count), count)
  const most = (of: readonly { name: string; count: number }[]) => {
    const found = fullest(of)
    return { figure: found?.name, hint: found ? entries(found.count) : undefined }
  }
  const lineOf = ({ name, count }: { name: string; count: number }) => say.line(name, count, arrivals.total)
  const spans = daySpansOf(arrivals.by_day)
  const heads = (first: string) => [first, text.entries, say.text.share]
  const byHour = arrivals.by_hour.map((count, hour) => ({ name: say.hours(hour), count, hour }))
  const byWeekday = arrivals.by_weekday.map((count, at) => ({
    name: say.dates.weekday(at + 1),
    count,
    weekday: at + 1,
  }))
  const byKind = arrivals.by_kind.map(({ kind, count }) => ({ name: say.kind(kind), count, kind }))
  return [
    {
      title: text.by_day.title,
      figure: arrivals.total > 0 ? say.count(arrivals.total) : undefined,
      hint: [
        text.by_day.a_day(say.count(arrivals.total / Math.max(1, arrivals.by_day.length))),
        text.by_day.people(say.count(arrivals.people), arrivals.people),
      ].join(' · '),
      before: was((one) => say.count(one.arrivals.total)),
      lines: spans.map((span, at) => ({
        ...lineOf({ name: say.dates.calendarRange(span.from, span.until), count: span.count }),
        short: say.shortSpan(span, at, spans.length),
        search: { rows: 'arrivals', rows_from: span.from, rows_until: span.until },
      })),
      upright: true,
      wide: 3,
      table: { is: text.by_day.is, heads: heads(text.by_day.head), rows: { rows: 'arrivals' } },
    },
    {
      title: text.by_hour.title,
      ...most(byHour),
      lines: byHour.map(({ hour, ...one }) => ({
        ...lineOf(one),
        short: String(hour),
        search: { rows: 'arrivals', hour },
      })),
      upright: true,
      wide: 2,
      table: { is: text.by_hour.is, heads: heads(text.by_hour.head), rows: { rows: 'arrivals' } },
    },
    {
      title: text.by_weekday.title,
      ...most(byWeekday),
      lines: byWeekday.map(({ weekday, ...one }) => ({
        ...lineOf(one),
        short: one.name.slice(0, 3),
        search: { rows: 'arrivals', weekday },
      })),
      upright: true,
      table: { is: text.by_weekday.is, heads: heads(text.by_weekday.head), rows: { rows: 'arrivals' } },
    },
    {
      title: text.by_kind.title,
      ...most(byKind),
      lines: byKind.map(({ kind, ...one }) => ({ ...lineOf(one), search: { rows: 'arrivals', kind } })),
      table: { is: text.by_kind.is, heads: heads(text.by_kind.head), rows: { rows: 'arrivals' } },
    },
  ]
}

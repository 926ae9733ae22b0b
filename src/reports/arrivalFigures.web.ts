/** Entries by date, hour, weekday and kind. */
import { useText } from '../web/language/language.tsx'
import type { Section } from './FigureOf.tsx'
import { arrivalTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { Report } from './reports.contract.ts'
import { fullest, stretchesOf } from './reports.rules.ts'
import { type Before, useBefore } from './useBefore.web.ts'

const hoursInLine = 6
const daysInLine = 7

interface ArrivalFiguresProps {
  report: Report
  before: Before
}

export function useArrivalFigures({ report: { arrivals }, before }: ArrivalFiguresProps): Section {
  const was = useBefore(before)
  const text = useText(arrivalTexts)
  const say = useFigureWords()
  const entries = (count: number) => text.count(say.count(count), count)
  const most = (of: readonly { name: string; count: number }[]) => {
    const found = fullest(of)
    return { figure: found?.name, hint: found ? entries(found.count) : undefined }
  }
  const lineOf = ({ name, count }: { name: string; count: number }) => say.line(name, count, arrivals.total)
  const heads = (first: string) => [first, text.entries, say.text.share]
  const byHour = arrivals.by_hour.map((count, hour) => ({ name: say.hours(hour), count, hour }))
  const byWeekday = arrivals.by_weekday.map((count, at) => ({
    name: say.dates.weekday(at + 1),
    count,
    weekday: at + 1,
  }))
  const byKind = arrivals.by_kind.map(({ kind, count }) => ({ name: say.kind(kind), count, kind }))
  return {
    title: text.section,
    figures: [
      {
        title: text.by_day.title,
        figure: arrivals.total > 0 ? say.count(arrivals.total) : undefined,
        hint: text.by_day.a_day(say.count(arrivals.total / Math.max(1, arrivals.by_day.length))),
        before: was((one) => say.count(one.arrivals.total)),
        countBefore: before?.arrivals.total,
        is: text.by_day.is,
        heads: heads(text.by_day.head),
        lines: stretchesOf(arrivals.by_day).map((stretch, at) => ({
          ...lineOf({ name: say.dates.calendarRange(stretch.from, stretch.until), count: stretch.count }),
          short: say.shortStretch(stretch, at),
          search: { rows: 'arrivals', rows_from: stretch.from, rows_until: stretch.until },
        })),
        upright: daysInLine,
        rows: { rows: 'arrivals' },
      },
      {
        title: text.by_hour.title,
        ...most(byHour),
        is: text.by_hour.is,
        heads: heads(text.by_hour.head),
        lines: byHour.map(({ hour, ...one }) => ({
          ...lineOf(one),
          short: String(hour),
          search: { rows: 'arrivals', hour },
        })),
        upright: hoursInLine,
        rows: { rows: 'arrivals' },
      },
      {
        title: text.by_weekday.title,
        ...most(byWeekday),
        is: text.by_weekday.is,
        heads: heads(text.by_weekday.head),
        lines: byWeekday.map(({ weekday, ...one }) => ({
          ...lineOf(one),
          short: one.name.slice(0, 3),
          search: { rows: 'arrivals', weekday },
        })),
        upright: 7,
        rows: { rows: 'arrivals' },
      },
      {
        title: text.by_kind.title,
        ...most(byKind),
        is: text.by_kind.is,
        heads: heads(text.by_kind.head),
        lines: byKind.map(({ kind, ...one }) => ({ ...lineOf(one), search: { rows: 'arrivals', kind } })),
        rows: { rows: 'arrivals' },
      },
    ],
  }
}

import { useText } from '../web/language/language.tsx'
import type { FigureProps } from './FigureOf.tsx'
import { arrivalTexts, requestTexts, stayTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { Report } from './reports.contract.ts'
import { outcomeTexts } from './reports.messages.ts'
import { type Before, useBefore } from './useBefore.web.ts'

interface FiguresProps {
  report: Report
  before: Before
}

export function usePermissionFigures({ report, before }: FiguresProps): FigureProps[] {
  const was = useBefore(before)
  const text = useText(arrivalTexts)
  const say = useFigureWords()
  const { total, ahead, overrides, by_phone } = report.arrivals
  const heads = (first: string) => [first, text.entries, say.text.share]
  return [
    {
      title: text.ahead.title,
      figure: total > 0 ? say.share(ahead, total) : undefined,
      hint: say.of(ahead, total),
      before: was((one) => say.share(one.arrivals.ahead, one.arrivals.total)),
      lines: [
        { ...say.line(text.ahead.before, ahead, total), search: { rows: 'ahead' } },
        say.line(text.ahead.at_gate, total - ahead, total),
      ],
      table: { is: text.ahead.is, heads: heads(text.ahead.head), rows: { rows: 'ahead' } },
    },
    {
      title: text.overrides.title,
      figure: total > 0 ? say.count(overrides) : undefined,
      hint: text.overrides.share(say.share(overrides, total)),
      before: was((one) => say.count(one.arrivals.overrides)),
      lines: [
        say.line(text.overrides.by_phone, by_phone, overrides),
        say.line(text.overrides.reason, overrides - by_phone, overrides),
      ],
      table: { is: text.overrides.is, heads: heads(text.overrides.head), rows: { rows: 'overrides' } },
    },
  ]
}

export function useRequestFigures({ report: { requests }, before }: FiguresProps): FigureProps[] {
  const was = useBefore(before)
  const text = useText(requestTexts)
  const outcomes = useText(outcomeTexts)
  const say = useFigureWords()
  const { median_seconds, p90_seconds } = requests
  const answers = requests.by_wait.reduce((sum, { count }) => sum + count, 0)
  return [
    {
      title: text.wait.title,
      figure: median_seconds === null ? undefined : say.duration(median_seconds),
      hint: say.text.nine_of_ten(say.duration(p90_seconds)),
      before: was((one) => say.duration(one.requests.median_seconds)),
      lines: requests.by_wait.map(({ wait, count }) => say.line(text.wait[wait], count, answers)),
      table: { is: text.wait.is, heads: [text.wait.head, text.answers, say.text.share], rows: { rows: 'requests' } },
    },
    {
      title: text.unanswered.title,
      figure: requests.total > 0 ? say.share(requests.unanswered, requests.total) : undefined,
      hint: say.of(requests.unanswered, requests.total),
      before: was((one) => say.share(one.requests.unanswered, one.requests.total)),
      lines: (['approved', 'denied', 'by_phone', 'unanswered', 'waiting'] as const).map((outcome) => ({
        ...say.line(outcomes[outcome], requests[outcome], requests.total),
        search: outcome === 'unanswered' ? { rows: 'unanswered' } : undefined,
      })),
      table: {
        is: text.unanswered.is,
        heads: [text.unanswered.head, text.requests, say.text.share],
        rows: { rows: 'requests' },
      },
    },
  ]
}

export function useStayFigures({ report: { stays }, before }: FiguresProps): FigureProps[] {
  const was = useBefore(before)
  const text = useText(stayTexts)
  const say = useFigureWords()
  const all = stays.ended + stays.inside
  const lengthOf = (name: string, seconds: number | null) => ({
    key: name,
    name,
    value: seconds ?? 0,
    shown: say.duration(seconds),
  })
  return [
    {
      title: text.time.title,
      figure: stays.median_seconds === null ? undefined : say.duration(stays.median_seconds),
      hint: text.time.ended(say.count(stays.ended), say.count(stays.inside)),
      before: was((one) => say.duration(one.stays.median_seconds)),
      lines: [lengthOf(text.time.half, stays.median_seconds), lengthOf(text.time.most, stays.p90_seconds)],
      table: { is: text.time.is, heads: [text.time.head, text.time.length], rows: { rows: 'stays' } },
    },
    {
      title: text.over.title,
      figure: all > 0 ? say.count(stays.overstays) : undefined,
      hint: say.of(stays.overstays, all),
      before: was((one) => say.count(one.stays.overstays)),
      lines: [
        { ...say.line(text.over.over, stays.overstays, all), search: { rows: 'overstays' } },
        say.line(text.over.on_time, all - stays.overstays, all),
      ],
      table: { is: text.over.is, heads: [text.over.head, text.stays, say.text.share], rows: { rows: 'overstays' } },
    },
  ]
}

/** At most three sentences begin a report; each links to its rows. */
import { Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { dayAfter } from '../shared/time.ts'
import { useText } from '../web/language/language.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import { arrivalTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { RowsAsked } from './reportAddress.ts'
import type { Report } from './reports.contract.ts'
import { leadTexts } from './reports.messages.ts'
import { changeOf, fullest } from './reports.rules.ts'
import { type Before, capital, isEmpty, useMonthName } from './useBefore.web.ts'

interface Sentence {
  /** Is larger than all other text. */
  answer?: string
  say: string
  rows: RowsAsked
}

export function ReportLead({ report, before }: { report: Report; before: Before }) {
  const text = useText(leadTexts)
  return (
    <section aria-label={text.label}>
      {useSentences(report, before).map(({ answer, say, rows }) => (
        <p key={say}>
          <TextLink
            to="."
            search={(address) => ({ ...address, ...rows })}
            {...{ display: 'inline-block', py: '0.25rem', c: 'var(--garita-ink)', fz: 'lg', underline: 'hover' }}
            style={{ textWrap: 'pretty' }}
          >
            {/* The answer is the largest text of the screen. */}
            {answer ? (
              <Text component="strong" fz="var(--garita-size-figure)" fw={800} lh={1.1}>{`${answer}. `}</Text>
            ) : null}
            {say}
            <IconChevronRight
              size={18}
              stroke={1.75}
              color="var(--garita-link)"
              style={{ verticalAlign: '-0.15em' }}
              aria-hidden
            />
          </TextLink>
        </p>
      ))}
    </section>
  )
}

function useSentences(report: Report, before: Before): Sentence[] {
  const text = useText(leadTexts)
  const { count: counted } = useText(arrivalTexts)
  const say = useFigureWords()
  const monthOf = useMonthName()
  const { arrivals, requests } = report
  const entries = (count: number) => counted(say.count(count), count)
  const period = capital(monthOf(report) ?? say.dates.calendarRange(report.from, report.until))
  const rows: RowsAsked = { rows: 'arrivals' }
  if (arrivals.total === 0) return [{ answer: text.no_entries, say: `${period}.`, rows }]

  const change = before && !isEmpty(before) ? changeText(arrivals.total, before) : null
  const hour = fullest(arrivals.by_hour.map((count, at) => ({ count, at })))
  return [
    { answer: entries(arrivals.total), say: `${[period, change].filter(Boolean).join(': ')}.`, rows },
    ...(hour ? [{ say: text.busiest(say.hours(hour.at), entries(hour.count)), rows: { ...rows, hour: hour.at } }] : []),
    ...third(),
  ]

  function changeText(now: number, { from, until, arrivals: { total, by_day } }: Report): string | null {
    const month = monthOf({ from, until })
    const follows = dayAfter(until) === report.from
    const there = month
      ? text.month(month)
      : follows
        ? text.days(by_day.length)
        : text.month(say.dates.calendarRange(from, until))
    const change = changeOf(now, total)
    if (change === null) return null
    if (change === 0) return text.same(there)
    return (change > 0 ? text.more : text.fewer)(say.rounded(Math.abs(change)), there)
  }

  /** The figure that needs attention, or null. */
  function third(): Sentence[] {
    if (requests.unanswered > 0) {
      const words = text.unanswered(say.count(requests.unanswered), say.count(requests.total))
      return [{ say: words, rows: { rows: 'unanswered' } }]
    }
    if (arrivals.overrides === 0) return []
    return [{ say: text.overrides(entries(arrivals.overrides)), rows: { rows: 'overrides' } }]
  }
}

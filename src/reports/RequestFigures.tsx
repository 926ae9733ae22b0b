/** Visit requests by outcome, and how long the answers took. */
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { FigureOf } from './FigureOf.tsx'
import { requestTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { Report } from './reports.contract.ts'
import { outcomeTexts } from './reports.messages.ts'

export function RequestFigures({ report: { requests } }: { report: Report }) {
  const text = useText(requestTexts)
  const outcomes = useText(outcomeTexts)
  const say = useFigureWords()
  const { median_seconds, p90_seconds } = requests
  const answers = requests.by_wait.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title={text.section}>
      <div className="garita-figures">
        <FigureOf
          title={text.wait.title}
          figure={median_seconds === null ? undefined : say.duration(median_seconds)}
          hint={say.text.nine_of_ten(say.duration(p90_seconds))}
          is={text.wait.is}
          heads={[text.wait.head, text.answers, say.text.share]}
          lines={requests.by_wait.map(({ wait, count }) => say.line(text.wait[wait], count, answers))}
          rows={{ rows: 'requests' }}
        />
        <FigureOf
          title={text.unanswered.title}
          figure={requests.total > 0 ? say.share(requests.unanswered, requests.total) : undefined}
          hint={say.of(requests.unanswered, requests.total)}
          is={text.unanswered.is}
          heads={[text.unanswered.head, text.requests, say.text.share]}
          lines={(['approved', 'denied', 'by_phone', 'unanswered', 'waiting'] as const).map((outcome) => ({
            ...say.line(outcomes[outcome], requests[outcome], requests.total),
            search: outcome === 'unanswered' ? { rows: 'unanswered' } : undefined,
          }))}
          rows={{ rows: 'requests' }}
        />
      </div>
    </Card>
  )
}

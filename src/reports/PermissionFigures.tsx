/** Entries authorized in advance, and overrides. */
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { FigureOf } from './FigureOf.tsx'
import { arrivalTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { Report } from './reports.contract.ts'

export function PermissionFigures({ report }: { report: Report }) {
  const text = useText(arrivalTexts)
  const say = useFigureWords()
  const { total, ahead, overrides, by_phone } = report.arrivals
  const heads = (first: string) => [first, text.entries, say.text.share]
  return (
    <Card title={text.permission}>
      <div className="garita-figures">
        <FigureOf
          title={text.ahead.title}
          figure={total > 0 ? say.share(ahead, total) : undefined}
          hint={say.of(ahead, total)}
          is={text.ahead.is}
          heads={heads(text.ahead.head)}
          lines={[
            { ...say.line(text.ahead.before, ahead, total), search: { rows: 'ahead' } },
            say.line(text.ahead.at_gate, total - ahead, total),
          ]}
          rows={{ rows: 'ahead' }}
        />
        <FigureOf
          title={text.overrides.title}
          figure={total > 0 ? say.count(overrides) : undefined}
          hint={text.overrides.share(say.share(overrides, total))}
          is={text.overrides.is}
          heads={heads(text.overrides.head)}
          lines={[
            say.line(text.overrides.by_phone, by_phone, overrides),
            say.line(text.overrides.reason, overrides - by_phone, overrides),
          ]}
          rows={{ rows: 'overrides' }}
        />
      </div>
    </Card>
  )
}

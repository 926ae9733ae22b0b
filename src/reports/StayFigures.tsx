/** How long people stayed, and who stayed longer than authorized. */
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { FigureOf } from './FigureOf.tsx'
import { stayTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { Report } from './reports.contract.ts'

export function StayFigures({ report: { stays } }: { report: Report }) {
  const text = useText(stayTexts)
  const say = useFigureWords()
  const all = stays.ended + stays.inside
  const lengthOf = (name: string, seconds: number | null) => ({
    key: name,
    name,
    value: seconds ?? 0,
    shown: say.duration(seconds),
  })
  return (
    <Card title={text.section}>
      <div className="garita-figures">
        <FigureOf
          title={text.time.title}
          figure={stays.median_seconds === null ? undefined : say.duration(stays.median_seconds)}
          hint={text.time.ended(say.count(stays.ended), say.count(stays.inside))}
          is={text.time.is}
          heads={[text.time.head, text.time.length]}
          lines={[lengthOf(text.time.half, stays.median_seconds), lengthOf(text.time.most, stays.p90_seconds)]}
          rows={{ rows: 'stays' }}
        />
        <FigureOf
          title={text.over.title}
          figure={all > 0 ? say.count(stays.overstays) : undefined}
          hint={say.of(stays.overstays, all)}
          is={text.over.is}
          heads={[text.over.head, text.stays, say.text.share]}
          lines={[
            { ...say.line(text.over.over, stays.overstays, all), search: { rows: 'overstays' } },
            say.line(text.over.on_time, all - stays.overstays, all),
          ]}
          rows={{ rows: 'overstays' }}
        />
      </div>
    </Card>
  )
}

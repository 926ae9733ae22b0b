/** The report of one condominium. */
import { Fold } from '../web/cards/Fold.tsx'
import { useArrivalFigures } from './arrivalFigures.web.ts'
import { usePermissionFigures, useRequestFigures, useStayFigures } from './decisionFigures.web.ts'
import { useAmenityFigures, useStationFigures } from './placeFigures.web.ts'
import { ReportHead } from './ReportHead.tsx'
import './ReportOf.css'
import { useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { FigureOf, isNone } from './FigureOf.tsx'
import { figureWords } from './figures.messages.ts'
import { ReportLead } from './ReportLead.tsx'
import { type Report, reports } from './reports.contract.ts'

interface ReportOfProps {
  report: Report
  /** Whether it still shows the previously chosen period or condominium. */
  busy: boolean
}

export function ReportOf({ report, busy }: ReportOfProps) {
  const { from, until } = report.before
  const condominiumId = report.condominium.id
  // A year that no report can be asked for.
  const asked = useRead(reports.read, { condominium_id: condominiumId, from, until }, { enabled: from.startsWith('2') })
  const before = asked.data
  const text = useText(figureWords)
  const shown = { report, before }
  const sections = [
    useArrivalFigures(shown),
    usePermissionFigures(shown),
    useRequestFigures(shown),
    useStayFigures(shown),
    useStationFigures(shown),
    useAmenityFigures(shown),
  ]
  const none = sections.flatMap(({ figures }) => figures.filter(isNone))

  return (
    <div className="garita-report" aria-busy={busy}>
      <ReportHead
        said
        condominium={report.condominium}
        from={report.from}
        until={report.until}
        before={report.before}
      />
      <ReportLead report={report} before={before} />
      {sections.map(({ title, figures }) => {
        const drawn = figures.filter((figure) => !isNone(figure))
        return drawn.length === 0 ? null : (
          <Card key={title} title={title}>
            <div className="garita-figures">
              {drawn.map((figure) => (
                <FigureOf key={figure.title} {...figure} />
              ))}
            </div>
          </Card>
        )
      })}
      {none.length === 0 ? null : (
        <Fold title={text.none} said={none.map(({ title }) => title).join(' · ')}>
          <dl className="garita-figures-none">
            {none.map(({ title, figure, before: was, is }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  {[figure ?? text.nothing, was].filter(Boolean).join(' · ')}
                  <span className="garita-second">{is}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </div>
  )
}

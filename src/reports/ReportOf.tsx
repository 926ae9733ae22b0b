import { Stack, Text } from '@mantine/core'
import { useRead } from '../web/calls/queries.ts'
import { Fold } from '../web/cards/Fold.tsx'
import { useText } from '../web/language/language.tsx'
import { useArrivalFigures } from './arrivalFigures.web.ts'
import { usePermissionFigures, useRequestFigures, useStayFigures } from './decisionFigures.web.ts'
import { FigureOf, Figures, isNone } from './FigureOf.tsx'
import { figureWords } from './figures.messages.ts'
import { useAmenityFigures, useStationFigures } from './placeFigures.web.ts'
import { ReportHead } from './ReportHead.tsx'
import { ReportLead } from './ReportLead.tsx'
import styles from './ReportOf.module.css'
import { type Report, reports } from './reports.contract.ts'

interface ReportOfProps {
  report: Report
  /** Still shows the previous period or condominium. */
  busy: boolean
}

export function ReportOf({ report, busy }: ReportOfProps) {
  const { from, until } = report.before
  const condominiumId = report.condominium.id
  // The server rejects other years.
  const asked = useRead(reports.read, { condominium_id: condominiumId, from, until }, { enabled: from.startsWith('2') })
  const before = asked.data
  const text = useText(figureWords)
  const shown = { report, before }
  const figures = [
    ...useArrivalFigures(shown),
    ...usePermissionFigures(shown),
    ...useRequestFigures(shown),
    ...useStayFigures(shown),
    ...useStationFigures(shown),
    ...useAmenityFigures(shown),
  ]
  const none = figures.filter(isNone)

  return (
    <Stack className={styles.report} aria-busy={busy}>
      <ReportHead
        said
        condominium={report.condominium}
        from={report.from}
        until={report.until}
        before={report.before}
      />
      <ReportLead report={report} before={before} />
      <Figures>
        {figures
          .filter((figure) => !isNone(figure))
          .map((figure) => (
            <FigureOf key={figure.title} {...figure} />
          ))}
      </Figures>
      {none.length === 0 ? null : (
        <Fold title={text.none} said={none.map(({ title }) => title).join(' · ')}>
          <Stack component="dl" gap="sm">
            {none.map(({ title, figure, before: was, table }) => (
              <div key={title} data-none>
                <dt>
                  <Text component="strong" inherit c="var(--garita-ink)">
                    {title}
                  </Text>
                </dt>
                <dd>
                  {[figure ?? text.nothing, was].filter(Boolean).join(' · ')}
                  <p className="garita-second">{table?.is}</p>
                </dd>
              </div>
            ))}
          </Stack>
        </Fold>
      )}
    </Stack>
  )
}

/** The report of one condominium: which days of whom, then figure by figure. */
import { roleTexts } from '../shared/roles.ts'
import { useServerNow } from '../web/clock.ts'
import { Facts } from '../web/Facts.tsx'
import { useText } from '../web/language.tsx'
import { useReader } from '../web/reader.tsx'
import { ArrivalFigures } from './ArrivalFigures.tsx'
import { useFigureWords } from './figureWords.web.ts'
import { PermissionFigures } from './PermissionFigures.tsx'
import { AmenityFigures, StationFigures } from './PlaceFigures.tsx'
import { RequestFigures } from './RequestFigures.tsx'
import type { Report } from './reports.contract.ts'
import { reportMessages } from './reports.messages.ts'
import './ReportOf.css'
import { StayFigures } from './StayFigures.tsx'

interface ReportOfProps {
  report: Report
  /** Whether it still shows the days, or the condominium, that were chosen before. */
  busy: boolean
}

export function ReportOf({ report, busy }: ReportOfProps) {
  return (
    <div className="garita-report" aria-busy={busy}>
      <ReportHead report={report} />
      <ArrivalFigures report={report} />
      <PermissionFigures report={report} />
      <RequestFigures report={report} />
      <StayFigures report={report} />
      <StationFigures report={report} />
      <AmenityFigures report={report} />
    </div>
  )
}

/** On a screen which days it is about; on paper also who asked and when, so that it can be held against the log. */
function ReportHead({ report }: { report: Report }) {
  const text = useText(reportMessages)
  const roles = useText(roleTexts)
  const { dates } = useFigureWords()
  const reader = useReader()
  const asked_at = new Date(useServerNow()).toISOString()
  return (
    <Facts>
      <dt>{text.condominium}</dt>
      <dd>{report.condominium.name}</dd>
      <dt>{text.period}</dt>
      <dd>{dates.calendarRange(report.from, report.until)}</dd>
      <dt className="garita-on-paper">{text.asked_by}</dt>
      <dd className="garita-on-paper">
        {reader.full_name} ({roles[reader.user_role]})
      </dd>
      <dt className="garita-on-paper">{text.asked_at}</dt>
      <dd className="garita-on-paper">{dates.moment(asked_at)}</dd>
    </Facts>
  )
}

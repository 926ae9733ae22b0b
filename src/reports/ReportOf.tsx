/** The report of one condominium. */
import { ArrivalFigures } from './ArrivalFigures.tsx'
import { PermissionFigures } from './PermissionFigures.tsx'
import { AmenityFigures, StationFigures } from './PlaceFigures.tsx'
import { ReportHead } from './ReportHead.tsx'
import './ReportOf.css'
import { RequestFigures } from './RequestFigures.tsx'
import type { Report } from './reports.contract.ts'
import { StayFigures } from './StayFigures.tsx'

interface ReportOfProps {
  report: Report
  /** Whether it still shows the previously chosen period or condominium. */
  busy: boolean
}

export function ReportOf({ report, busy }: ReportOfProps) {
  return (
    <div className="garita-report" aria-busy={busy}>
      <ReportHead condominium={report.condominium.name} from={report.from} until={report.until} />
      <ArrivalFigures report={report} />
      <PermissionFigures report={report} />
      <RequestFigures report={report} />
      <StayFigures report={report} />
      <StationFigures report={report} />
      <AmenityFigures report={report} />
    </div>
  )
}

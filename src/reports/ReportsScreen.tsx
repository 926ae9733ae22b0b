/** The choice of report is in the address. */

import { Button } from '@mantine/core'
import { IconChartBar, IconPrinter } from '@tabler/icons-react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { useAddress } from '../web/calls/list.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useFieldProblemText } from '../web/calls/refusals.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { BoardButton } from './board/BoardButton.tsx'
import { CompareList } from './CompareList.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportOf } from './ReportOf.tsx'
import { RowsOf } from './RowsOf.tsx'
import { askedOf, problemOf, reportFilters } from './reportAddress.ts'
import { reports } from './reports.contract.ts'
import { reportMessages } from './reports.messages.ts'

export function ReportsScreen() {
  const text = useText(reportMessages)
  const problemText = useFieldProblemText()
  const { filter, narrow, turning: turned } = useAddress(reportFilters)
  // Period and condominium choose the report and are no filters.
  const turning = { ...turned, clear: undefined }
  const places = useRead(condominiums.choose, { search: '' })
  const [first, ...others] = places.data ?? []
  const several = others.length > 0
  const condominiumId = filter.condominium_id ?? (several ? undefined : first?.id)
  const days = askedOf(filter)
  const problem = problemOf(days)
  // Waits until the condominium is known.
  const report = useRead(
    reports.read,
    { condominium_id: condominiumId ?? '', ...days },
    { enabled: condominiumId !== undefined && !problem, keep: true },
  )
  const content = () => {
    if (problem)
      return (
        <Note tone="wait" title={text.check_days}>
          {problemText(problem)}
        </Note>
      )
    const asked = condominiumId ? report : places
    const failed = failureOf(asked)
    if (failed) return <Failed title={text.failed} {...failed} />
    if (!asked.data) return <Loading />
    if (!condominiumId && several) return <CompareList days={days} turning={turning} />
    if (!report.data) return <Empty icon={IconChartBar} title={text.none_title} text={text.none_text} />
    return filter.rows ? (
      <RowsOf report={report.data} rows={filter.rows} filter={filter} turning={turning} />
    ) : (
      <ReportOf report={report.data} busy={report.isPlaceholderData} />
    )
  }
  return (
    <Page
      title={text.title}
      help="/admin-guide#records"
      tools={
        <>
          <BoardButton condominium={condominiumId ? report.data?.condominium : undefined} />
          <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
            {text.print}
          </Button>
        </>
      }
    >
      <div className="garita-off-paper">
        <ReportFilters
          filter={filter}
          narrow={narrow}
          several={several}
          chosen={condominiumId ? report.data?.condominium : undefined}
        />
      </div>
      {content()}
    </Page>
  )
}

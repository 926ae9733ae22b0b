import { homeKindTexts } from '../../households/rights.messages.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import type { PlainColumn } from '../../web/cards/lists/PlainTable.tsx'
import { useText } from '../../web/language/language.tsx'
import { GrowingTable } from '../GrowingTable.tsx'
import { importMessages } from '../imports.messages.ts'
import { readPhone } from '../imports.rules.ts'
import type { ImportLine } from './useImport.web.ts'

interface ImportLinesProps {
  title: string
  lines: readonly ImportLine[]
  withOutcome?: boolean
}

export function ImportLines({ title, lines, withOutcome = false }: ImportLinesProps) {
  const text = useText(importMessages)
  const kinds = useText(homeKindTexts)
  const { sends_mail } = useCurrentUser()
  const outcomeOf = ({ outcome, problems, resident }: ImportLine) => {
    if (outcome === 'saved') return resident?.email && sends_mail ? text.saved_by_mail : text.saved
    return outcome
      ? text.problems[outcome]
      : problems.map((problem) => text.problems[problem]).join('. ') || text.waiting
  }
  const columns: PlainColumn<ImportLine>[] = [
    { head: text.row, cell: ({ number }) => number, code: true },
    { head: text.columns.full_name, cell: ({ written }) => written.full_name },
    {
      head: text.columns.email,
      cell: ({ written, email_left_out }) =>
        email_left_out ? text.email_left_out(written.email) : written.email || text.no_email,
    },
    {
      head: text.columns.phone_number,
      cell: ({ written, phone_left_out }) =>
        phone_left_out ? text.phone_left_out(written.phone_number) : readPhone(written.phone_number),
    },
    { head: text.columns.unit_number, cell: ({ written }) => written.unit_number, code: true },
  ]
  if (lines.some(({ written }) => written.kind)) {
    columns.push({
      head: text.columns.kind,
      cell: ({ written, kind_left_out, resident }) =>
        kind_left_out ? text.kind_left_out(written.kind) : resident?.kind ? kinds[resident.kind] : written.kind,
    })
  }
  if (withOutcome) columns.push({ head: text.outcome, cell: outcomeOf })
  return <GrowingTable title={title} columns={columns} lines={lines} />
}

/** Lines of the file as they were written, and what to correct in each. */
import { Card } from '../web/cards/Card.tsx'
import { type PlainColumn, PlainTable } from '../web/cards/PlainTable.tsx'
import { useText } from '../web/language/language.tsx'
import { importMessages } from './imports.messages.ts'
import type { ImportLine } from './useImport.web.ts'

const mostShown = 200

interface ImportLinesProps {
  title: string
  lines: readonly ImportLine[]
  /** Whether something is to be corrected. */
  wrong?: boolean
}

export function ImportLines({ title, lines, wrong = false }: ImportLinesProps) {
  const text = useText(importMessages)
  const problemsOf = ({ problems, outcome }: ImportLine) =>
    [...problems, ...(outcome && outcome !== 'saved' ? [outcome] : [])].map((problem) => text.problems[problem])
  const columns: PlainColumn<ImportLine>[] = [
    { head: text.row, cell: ({ number }) => number, code: true },
    { head: text.name, cell: ({ written }) => written.full_name },
    { head: text.email, cell: ({ written }) => written.email },
    { head: text.unit, cell: ({ written }) => written.unit_number, code: true },
  ]
  if (wrong) columns.push({ head: text.problem, cell: (line) => problemsOf(line).join('. ') })
  return (
    <Card title={title}>
      <PlainTable columns={columns} lines={lines.slice(0, mostShown)} />
    </Card>
  )
}

/** Lines of the file as they were written, and what to correct in each. */
import { Card } from '../web/Card.tsx'
import { useText } from '../web/language.tsx'
import { PlainTable } from '../web/PlainTable.tsx'
import { importMessages } from './imports.messages.ts'
import type { ImportLine } from './useImport.web.ts'

const most_shown = 200

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
  return (
    <Card title={title}>
      <PlainTable heads={[text.row, text.name, text.email, text.unit, ...(wrong ? [text.problem] : [])]}>
        {lines.slice(0, most_shown).map((line) => (
          <tr key={line.id}>
            <td className="garita-code">{line.number}</td>
            <td>{line.written.full_name}</td>
            <td>{line.written.email}</td>
            <td className="garita-code">{line.written.unit_number}</td>
            {wrong ? <td>{problemsOf(line).join('. ')}</td> : null}
          </tr>
        ))}
      </PlainTable>
    </Card>
  )
}

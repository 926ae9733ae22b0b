import { authorizationMessages, optionTexts } from '../../authorizations/authorizations.messages.ts'
import { useDates } from '../../web/cards/dates.tsx'
import type { PlainColumn } from '../../web/cards/lists/PlainTable.tsx'
import { useText } from '../../web/language/language.tsx'
import { GrowingTable } from '../GrowingTable.tsx'
import { importMessages } from '../imports.messages.ts'
import { type PassField, passFields } from './passColumns.ts'
import { passMessages } from './passes.messages.ts'
import type { PassKind } from './passFacts.ts'
import type { PassImportLine } from './usePassImport.web.ts'

interface PassImportLinesProps {
  title: string
  kind: PassKind
  lines: readonly PassImportLine[]
  withOutcome?: boolean
}

export function PassImportLines({ title, kind, lines, withOutcome = false }: PassImportLinesProps) {
  const text = useText(importMessages)
  const passes = useText(passMessages)
  const read = useRead()
  const outcomeOf = ({ outcome, facts }: PassImportLine) =>
    outcome ? passes.outcomes[outcome] : facts ? text.waiting : text.problems.not_saved
  const columns: PlainColumn<PassImportLine>[] = [
    { head: text.row, cell: ({ number }) => number, code: true },
    ...passFields[kind].map((field): PlainColumn<PassImportLine> => {
      const code = field === 'unit_number' || field === 'vehicle_plate'
      return { head: passes.columns[field], cell: (line) => read(line, field), ...(code ? { code } : {}) }
    }),
  ]
  if (withOutcome) columns.push({ head: text.outcome, cell: outcomeOf })
  return <GrowingTable title={title} columns={columns} lines={lines} />
}

/** Shows a field as it was understood, so that a wrong guess is visible before the import; otherwise as in the file. */
function useRead() {
  const options: Record<string, string> = useText(optionTexts)
  const { days } = useText(authorizationMessages)
  const dates = useDates()
  return ({ facts, written }: PassImportLine, field: PassField): string => {
    if (!facts) return written[field] ?? ''
    if (field === 'unit_number') return facts.unit_number
    if (facts.auth_type === 'vehicle') return field in facts ? String(facts[field as 'brand'] ?? '') : ''
    if (field === 'full_name') return [facts.name, facts.last_name].filter(Boolean).join(' ')
    if (field === 'phone_number' || field === 'id_document') return facts[field] ?? ''
    if (facts.auth_type === 'permanent_visitor') return options[facts.relationship] ?? ''
    if (field === 'work_type') return facts.notes ?? options[facts.work_type] ?? ''
    if (field === 'until') return facts.until ? dates.calendar(facts.until) : ''
    const { weekdays, hours_from, hours_until } = facts
    return [
      weekdays ? weekdays.map((day) => days.short(day)).join(', ') : '',
      hours_from ? `${hours_from}–${hours_until}` : '',
    ]
      .filter(Boolean)
      .join(' ')
  }
}

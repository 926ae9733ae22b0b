import { condominiums } from '../condominiums/condominiums.contract.ts'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { useText } from '../web/language/language.tsx'
import { Chips } from '../web/listing/Chips.tsx'
import { DayFilter } from '../web/listing/DayFilter.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { periods, type ReportFilter, withoutRows } from './reportAddress.ts'
import { periodTexts, reportMessages } from './reports.messages.ts'

interface ReportFiltersProps {
  filter: ReportFilter
  narrow: (changed: Partial<ReportFilter>) => void
  /** Whether there is more than one condominium to choose from. */
  several: boolean
  /** May be missing in the first options. */
  chosen: { id: string; name: string } | undefined
}

export function ReportFilters({ filter, narrow, several, chosen }: ReportFiltersProps) {
  const text = useText(reportMessages)
  const words = useText(periodTexts)
  return (
    <Filters>
      {several ? (
        <ChoiceSelect
          chosen={chosen}
          call={condominiums.choose}
          aria-label={text.condominium}
          placeholder={text.all_condominiums}
          clearable
          value={filter.condominium_id ?? null}
          onChange={(id) => narrow({ ...withoutRows, condominium_id: id ?? undefined })}
        />
      ) : null}
      <Chips
        label={text.period}
        chips={periods.map((value) => ({ value, label: words[value] }))}
        chosen={filter.period}
        onPick={(period) => narrow({ ...withoutRows, from: undefined, until: undefined, period })}
      />
      {filter.period === 'days' ? (
        <DayFilter days={filter} narrow={(days) => narrow({ ...withoutRows, ...days })} />
      ) : null}
    </Filters>
  )
}

import { condominiums } from '../condominiums/condominiums.contract.ts'
import { ChoiceSelect } from '../web/form/fields/ChoiceSelect.tsx'
import { useText } from '../web/language/language.tsx'
import { ChoiceFilter } from '../web/listing/ChoiceFilter.tsx'
import { DayFilter } from '../web/listing/DayFilter.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { auditThings } from './audit.contract.ts'
import { auditMessages, thingTexts } from './audit.messages.ts'

interface AuditFilter {
  search: string
  thing?: (typeof auditThings)[number] | undefined
  condominium_id?: string | undefined
  subject_id?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

interface AuditFiltersProps {
  filter: AuditFilter
  narrowed: boolean
  narrow: (changed: Partial<AuditFilter>) => void
}

const nothing = {
  search: '',
  thing: undefined,
  condominium_id: undefined,
  subject_id: undefined,
  from: undefined,
  until: undefined,
}

export function AuditFilters({ filter, narrowed, narrow }: AuditFiltersProps) {
  const text = useText(auditMessages)
  const things = useText(thingTexts)
  return (
    <Filters
      values={[filter.thing, filter.subject_id, filter.from, filter.until]}
      more={{
        values: [filter.condominium_id],
        fields: (
          <ChoiceSelect
            call={condominiums.choose}
            aria-label={text.condominium}
            placeholder={text.all_condominiums}
            clearable
            value={filter.condominium_id ?? null}
            onChange={(id) => narrow({ condominium_id: id ?? undefined })}
          />
        ),
      }}
      onClear={narrowed ? () => narrow(nothing) : undefined}
      search={
        <SearchField
          label={text.search}
          placeholder={text.search_short}
          value={filter.search}
          onSearch={(search) => narrow({ search })}
        />
      }
    >
      <ChoiceFilter
        label={text.thing_filter}
        all={text.all_things}
        choices={auditThings}
        names={things}
        value={filter.thing}
        onChoose={(thing) => narrow({ thing })}
      />
      <DayFilter days={filter} narrow={narrow} />
    </Filters>
  )
}

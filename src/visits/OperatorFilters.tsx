/** The filters of the operator panel: what is narrowed here narrows every tab. */
import { Button, Select, TextInput } from '@mantine/core'
import { Filters } from '../web/Filters.tsx'
import { useText } from '../web/language.tsx'
import { SearchField } from '../web/SearchField.tsx'
import { visitFilters } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

export interface OperatorFilter {
  search: string
  condominium?: string | undefined
  status?: (typeof visitFilters)[number] | undefined
  from?: string | undefined
  until?: string | undefined
}

export interface OperatorFiltersProps {
  assigned: readonly { id: string; name: string }[]
  filter: OperatorFilter
  narrow: (changed: Partial<OperatorFilter>) => void
}

export function OperatorFilters({ assigned, filter, narrow }: OperatorFiltersProps) {
  const { filters: text } = useText(visitMessages)
  const narrowed = filter.search || filter.condominium || filter.status || filter.from || filter.until
  return (
    <Filters>
      <SearchField label={text.search} value={filter.search} onSearch={(search) => narrow({ search })} />
      <Select
        aria-label={text.condominium}
        placeholder={text.all_condominiums}
        clearable
        data={assigned.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.condominium ?? null}
        onChange={(condominium) => narrow({ condominium: condominium ?? undefined })}
      />
      <Select
        aria-label={text.status}
        placeholder={text.all}
        clearable
        data={visitFilters.map((value) => ({ value, label: text[value] }))}
        value={filter.status ?? null}
        onChange={(status) => narrow({ status: visitFilters.find((one) => one === status) })}
      />
      <TextInput
        type="date"
        aria-label={text.from}
        value={filter.from ?? ''}
        onChange={(event) => narrow({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        aria-label={text.until}
        value={filter.until ?? ''}
        onChange={(event) => narrow({ until: event.currentTarget.value || undefined })}
      />
      {narrowed ? (
        <Button
          variant="subtle"
          onClick={() =>
            narrow({ search: '', condominium: undefined, status: undefined, from: undefined, until: undefined })
          }
        >
          {text.clear}
        </Button>
      ) : null}
    </Filters>
  )
}

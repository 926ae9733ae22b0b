/** The filters of the operator panel and of the administrators' log. They apply to every tab whose list supports them. */

import { Select } from '@mantine/core'
import type { Ref } from 'react'
import { reservationStateTexts } from '../../amenities/amenities.messages.ts'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { type ChangedFilter, type DashboardFilter, unfiltered } from '../../gate/desk/dashboardFilter.ts'
import { EventFilter, GateFilter } from '../../gate/log/LogFilters.tsx'
import { visitFilters } from '../../gate/visits/visits.contract.ts'
import { visitMessages } from '../../gate/visits/visits.messages.ts'
import { reservationStatuses } from '../../shared/reservationStatuses.ts'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { DayFilter } from '../../web/listing/DayFilter.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { SearchField } from '../../web/listing/SearchField.tsx'

export interface OperatorFiltersProps {
  assigned: readonly { id: string; name: string }[]
  filter: DashboardFilter
  narrow: (changed: ChangedFilter) => void
  /** The filters of the current list besides search and condominium. */
  by: readonly ('status' | 'reservation_status' | 'event' | 'gate' | 'dates')[]
  /** True if there are too many condominiums for a list, so that the user types to find one. */
  everywhere?: boolean
  searchRef?: Ref<HTMLInputElement>
}

export function OperatorFilters({ assigned, filter, narrow, by, everywhere, searchRef }: OperatorFiltersProps) {
  const { filters: text } = useText(visitMessages)
  const reservationStates = useText(reservationStateTexts)
  const narrowed = Object.values(filter).some(Boolean)
  const place = filter.condominium_id ?? (assigned.length === 1 ? assigned[0]?.id : undefined)
  const toPlace = (id: string | null) => narrow({ condominium_id: id ?? undefined, gate_id: undefined })
  const placeField = everywhere ? (
    <ChoiceSelect
      call={condominiums.choose}
      aria-label={text.condominium}
      placeholder={text.all_condominiums}
      clearable
      value={filter.condominium_id ?? null}
      onChange={toPlace}
    />
  ) : (
    <Select
      aria-label={text.condominium}
      placeholder={text.all_condominiums}
      clearable
      data={assigned.map(({ id, name }) => ({ value: id, label: name }))}
      value={filter.condominium_id ?? null}
      onChange={toPlace}
    />
  )
  return (
    <Filters
      label={text.title}
      values={[
        by.includes('status') && filter.status,
        by.includes('reservation_status') && filter.reservation_status,
        by.includes('event') && filter.event,
      ]}
      more={{
        fields: (
          <>
            {placeField}
            {by.includes('gate') && place ? (
              <GateFilter gate_id={filter.gate_id} condominium_id={place} narrow={narrow} />
            ) : null}
            {by.includes('dates') ? <DayFilter days={filter} narrow={narrow} /> : null}
          </>
        ),
        values: [
          filter.condominium_id,
          by.includes('gate') && filter.gate_id,
          by.includes('dates') && filter.from,
          by.includes('dates') && filter.until,
        ],
      }}
      onClear={narrowed ? () => narrow(unfiltered) : undefined}
      search={
        <SearchField
          label={text.search}
          value={filter.search}
          onSearch={(search) => narrow({ search })}
          inputRef={searchRef}
        />
      }
    >
      {by.includes('status') ? (
        <Select
          aria-label={text.status}
          placeholder={text.all}
          clearable
          data={visitFilters.map((value) => ({ value, label: text[value] }))}
          value={filter.status ?? null}
          onChange={(status) => narrow({ status: visitFilters.find((one) => one === status) })}
        />
      ) : null}
      {by.includes('reservation_status') ? (
        <Select
          aria-label={text.status}
          placeholder={text.all}
          clearable
          data={reservationStatuses.map((value) => ({ value, label: reservationStates[value] }))}
          value={filter.reservation_status ?? null}
          onChange={(status) => narrow({ reservation_status: reservationStatuses.find((one) => one === status) })}
        />
      ) : null}
      {by.includes('event') ? <EventFilter event={filter.event} narrow={narrow} /> : null}
    </Filters>
  )
}

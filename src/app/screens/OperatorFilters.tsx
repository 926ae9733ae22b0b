/** The filters of the operator panel and of the administrators' log. They apply to every tab whose list supports them. */

import type { Ref } from 'react'
import { reservationStateTexts } from '../../amenities/amenities.messages.ts'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { type ChangedFilter, type DashboardFilter, unfiltered } from '../../gate/desk/dashboardFilter.ts'
import { EventFilter, GateFilter } from '../../gate/log/LogFilters.tsx'
import { visitFilters } from '../../gate/visits/visits.contract.ts'
import { visitMessages } from '../../gate/visits/visits.messages.ts'
import { reservationStatuses } from '../../shared/reservationStatuses.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { ChoiceFilter, namesById } from '../../web/listing/ChoiceFilter.tsx'
import { DayFilter } from '../../web/listing/DayFilter.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { SearchField } from '../../web/listing/SearchField.tsx'

const ChoiceSelect = lazyPart(() =>
  import('../../web/form/fields/ChoiceSelect.tsx').then((loaded) => loaded.ChoiceSelect),
)

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
  const toPlace = (id: string | undefined) => narrow({ condominium_id: id, gate_id: undefined })
  const placeField = everywhere ? (
    <ChoiceSelect
      call={condominiums.choose}
      aria-label={text.condominium}
      placeholder={text.all_condominiums}
      clearable
      value={filter.condominium_id ?? null}
      onChange={(id) => toPlace(id ?? undefined)}
    />
  ) : (
    <ChoiceFilter
      label={text.condominium}
      all={text.all_condominiums}
      {...namesById(assigned)}
      value={filter.condominium_id}
      onChoose={toPlace}
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
        <ChoiceFilter
          label={text.status}
          all={text.all}
          choices={visitFilters}
          names={text}
          value={filter.status}
          onChoose={(status) => narrow({ status })}
        />
      ) : null}
      {by.includes('reservation_status') ? (
        <ChoiceFilter
          label={text.status}
          all={text.all}
          choices={reservationStatuses}
          names={reservationStates}
          value={filter.reservation_status}
          onChoose={(reservationStatus) => narrow({ reservation_status: reservationStatus })}
        />
      ) : null}
      {by.includes('event') ? <EventFilter event={filter.event} narrow={narrow} /> : null}
    </Filters>
  )
}

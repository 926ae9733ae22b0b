/** The filters of the operator panel. They apply to every tab whose list supports them. */
import { Button, Select } from '@mantine/core'
import { type Ref, useState } from 'react'
import { reservationStatuses } from '../amenities/amenities.contract.ts'
import { reservationStateTexts } from '../amenities/amenities.messages.ts'
import { type PanelFilter, unfiltered } from '../panels/panelFilter.ts'
import type { Turning } from '../web/calls/list.ts'
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { DayFilter } from '../web/listing/DayFilter.tsx'
import { Filters } from '../web/listing/Filters.tsx'
import { SearchField } from '../web/listing/SearchField.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { visitFilters } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

export interface PanelListProps {
  filter: PanelFilter
  turning: Turning
  /** Whether the guard works at more than one condominium. */
  several: boolean
}

export interface OperatorFiltersProps {
  assigned: readonly { id: string; name: string }[]
  filter: PanelFilter
  narrow: (changed: Partial<PanelFilter>) => void
  /** The filters that the current list supports besides search and condominium. */
  by: readonly ('status' | 'reservation_status' | 'dates')[]
  searchRef: Ref<HTMLInputElement>
}

export function OperatorFilters({ assigned, filter, narrow, by, searchRef }: OperatorFiltersProps) {
  const { filters: text } = useText(visitMessages)
  const reservationStates = useText(reservationStateTexts)
  const phone = useIsPhone()
  const [showsMore, setShowsMore] = useState(false)
  const { search: _, ...narrower } = filter
  const narrowed = Object.values(narrower).some(Boolean)
  const folded = phone && !showsMore
  return (
    <Card
      title={text.title}
      extra={
        <>
          {phone ? (
            <Button variant="subtle" aria-expanded={showsMore} onClick={() => setShowsMore(!showsMore)}>
              {showsMore ? text.less : text.more}
            </Button>
          ) : null}
          {filter.search || narrowed ? (
            <Button variant="subtle" onClick={() => narrow(unfiltered)}>
              {text.clear}
            </Button>
          ) : null}
        </>
      }
    >
      <Filters>
        <SearchField
          label={text.search}
          value={filter.search}
          onSearch={(search) => narrow({ search })}
          inputRef={searchRef}
        />
        {folded && !filter.condominium_id ? null : (
          <Select
            aria-label={text.condominium}
            placeholder={text.all_condominiums}
            clearable
            data={assigned.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.condominium_id ?? null}
            onChange={(id) => narrow({ condominium_id: id ?? undefined })}
          />
        )}
        {!by.includes('status') || (folded && !filter.status) ? null : (
          <Select
            className="garita-filter-short"
            aria-label={text.status}
            placeholder={text.all}
            clearable
            data={visitFilters.map((value) => ({ value, label: text[value] }))}
            value={filter.status ?? null}
            onChange={(status) => narrow({ status: visitFilters.find((one) => one === status) })}
          />
        )}
        {!by.includes('reservation_status') || (folded && !filter.reservation_status) ? null : (
          <Select
            className="garita-filter-short"
            aria-label={text.status}
            placeholder={text.all}
            clearable
            data={reservationStatuses.map((value) => ({ value, label: reservationStates[value] }))}
            value={filter.reservation_status ?? null}
            onChange={(status) => narrow({ reservation_status: reservationStatuses.find((one) => one === status) })}
          />
        )}
        {by.includes('dates') ? <DayFilter days={filter} narrow={narrow} folded={folded} /> : null}
      </Filters>
    </Card>
  )
}

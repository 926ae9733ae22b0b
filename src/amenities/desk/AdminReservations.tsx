import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { aDay, anId, oneOf, searched } from '../../shared/address.ts'
import { reservationStatuses } from '../../shared/reservationStatuses.ts'
import { useAddress } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Stack } from '../../web/cards/Stack.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { ChoiceFilter } from '../../web/listing/ChoiceFilter.tsx'
import { DayFilter } from '../../web/listing/DayFilter.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { SearchField } from '../../web/listing/SearchField.tsx'
import { reservationStateTexts } from '../amenities.messages.ts'
import { deskTexts } from './amenityDesk.messages.ts'
import { ReservationDesk } from './ReservationDesk.tsx'
import { BesideView, ReservationViews } from './ReservationViews.tsx'
import { useReservationView } from './reservationView.web.ts'

const filters = {
  search: searched,
  condominium_id: anId,
  reservation_status: oneOf(reservationStatuses),
  from: aDay,
  until: aDay,
}

export function AdminReservations() {
  const text = useText(deskTexts)
  const states = useText(reservationStateTexts)
  const { filter, narrow, turning } = useAddress(filters)
  const { view } = useReservationView().filter
  const { condominium_id } = filter
  const places = useRead(condominiums.choose, { search: '' })
  const several = (places.data?.length ?? 0) > 1
  const day = view === 'day'
  const place = several ? (
    <ChoiceSelect
      call={condominiums.choose}
      aria-label={text.condominium}
      placeholder={text.all_condominiums}
      none={text.no_condominium}
      clearable
      value={condominium_id ?? null}
      onChange={(id) => narrow({ condominium_id: id ?? undefined })}
    />
  ) : null
  const state = (
    <ChoiceFilter
      label={text.status}
      all={text.all}
      choices={reservationStatuses}
      names={states}
      value={filter.reservation_status}
      onChoose={(reservationStatus) => narrow({ reservation_status: reservationStatus })}
    />
  )
  return (
    <Stack>
      <BesideView>
        <ReservationViews />
        <Filters
          values={[filter.reservation_status]}
          more={
            day
              ? undefined
              : {
                  fields: (
                    <>
                      {place}
                      <DayFilter days={filter} narrow={narrow} />
                    </>
                  ),
                  values: [condominium_id, filter.from, filter.until],
                }
          }
          search={
            day ? null : (
              <SearchField label={text.search} value={filter.search} onSearch={(search) => narrow({ search })} />
            )
          }
        >
          {day ? place : state}
        </Filters>
      </BesideView>
      <ReservationDesk filter={filter} turning={turning} several={several} home={places.data?.[0]?.id} />
    </Stack>
  )
}

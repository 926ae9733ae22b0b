/** A resident's own reservations and the booking form. */
import { Button } from '@mantine/core'
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddress } from '../../web/calls/address.ts'
import { useList } from '../../web/calls/list.ts'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { CardList } from '../../web/listing/CardList.tsx'
import { amenities } from '../amenities.contract.ts'
import { bookingMessages } from './booking.messages.ts'
import { ReservationCard } from './ReservationCard.tsx'
import { CancelDialog, RemoveDialog } from './ReservationDialogs.tsx'
import { ReservationForm } from './ReservationForm.tsx'
import { useReservationActs } from './reservationActs.tsx'

const filters = {}

export function ReservationsScreen() {
  const text = useText(bookingMessages)
  const { turning } = useAddress(filters)
  const list = useList(amenities.mine, {}, turning)
  const { acts, dialog, close } = useReservationActs()
  const [adding, add] = useState(false)
  const edited = dialog?.about === 'edit' ? dialog.reservation : undefined
  const addButton = (
    <Button
      leftSection={<IconPlus size={20} aria-hidden />}
      onClick={() => {
        close()
        add(edited ? true : !adding)
      }}
      aria-expanded={adding && !edited}
    >
      {text.add}
    </Button>
  )

  return (
    <Page help="amenities" title={text.title} subtitle={text.subtitle} actions={addButton}>
      {edited ? <ReservationForm key={edited.id} existing={edited} onClose={close} /> : null}
      {adding && !edited ? <ReservationForm onClose={() => add(false)} /> : null}
      <CardList
        label={text.title}
        list={list}
        failed={text.load_failed}
        itemKey={(one) => one.id}
        card={(one) => <ReservationCard reservation={one} acts={acts(one)} />}
        empty={{
          title: text.empty,
          text: text.empty_text,
          icon: IconCalendarEvent,
          action: adding ? undefined : addButton,
        }}
      />
      {dialog?.about === 'cancel' ? <CancelDialog reservation={dialog.reservation} onClose={close} /> : null}
      {dialog?.about === 'remove' ? <RemoveDialog reservation={dialog.reservation} onClose={close} /> : null}
    </Page>
  )
}

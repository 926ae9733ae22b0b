/** The number of people is the named guests and the host, until the user edits it. */
import { NumberInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { amenityRefusals } from '../amenities.refusals.ts'
import { namesIn, repeatedNames } from '../bookingRules/bookingChange.ts'
import { bookingMessages } from './booking.messages.ts'
import type { useBookingForm } from './useBookingForm.web.ts'

type Booking = Pick<ReturnType<typeof useBookingForm>, 'form' | 'names' | 'beyond'>

interface GuestFieldsProps {
  booking: Booking
  capacity: number
  /** True while the booking runs: the number of people was granted and stays. */
  runs: boolean
}

export function GuestFields({ booking: { form, names, beyond }, capacity, runs }: GuestFieldsProps) {
  const { form: text } = useText(bookingMessages)
  const refusals = useText(amenityRefusals)
  const { guest_count } = form.values
  const [byHand, setByHand] = useState(runs || Number(guest_count) !== withHost(names))
  const tooMany = Number(guest_count) > capacity
  const tooLong = Object.keys(form.errors).some((path) => path.startsWith('guest_list.'))

  const repeated = repeatedNames(names).join(', ')

  function write(guestList: string): void {
    const follows = byHand ? {} : { guest_count: withHost(namesIn(guestList)) }
    form.setValues({ guest_list: guestList, ...follows })
    form.clearFieldError('guest_list')
  }

  return (
    <>
      <NumberInput
        {...form.getInputProps('guest_count')}
        label={text.guest_count}
        withAsterisk
        min={1}
        max={capacity}
        disabled={runs}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        onChange={(count) => {
          setByHand(true)
          form.setFieldValue('guest_count', typeof count === 'number' ? count : '')
        }}
        error={tooMany ? text.too_many(capacity) : form.errors.guest_count}
        maw="12rem"
      />
      <Textarea
        {...form.getInputProps('guest_list')}
        label={text.guest_list}
        description={
          names.length > 0
            ? [text.names(names.length, Number(guest_count)), ...(repeated ? [text.repeated(repeated)] : [])].join(
                ' · ',
              )
            : text.guest_list_hint
        }
        autosize
        minRows={2}
        maxRows={10}
        onChange={(event) => write(event.currentTarget.value)}
        error={beyond ? refusals.reservation_guests_beyond : tooLong ? text.line_too_long : form.errors.guest_list}
      />
    </>
  )
}

const withHost = (names: readonly string[]) => names.length + 1

/** Makes a party, and then opens WhatsApp with its link. */
import { NumberInput, Select, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { whatsAppOf } from '../authorizations/passes/passText.ts'
import { periodTexts } from '../authorizations/passes/visitPage.messages.ts'
import { amenityName, amenityTypeNames } from '../shared/amenityTypes.ts'
import { newId } from '../shared/ids.ts'
import { dayAfter } from '../shared/time.ts'
import { wallText } from '../shared/writtenMoment.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser, useHomeZone } from '../web/calls/currentUser.tsx'
import { useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { fewestPlaces, mostPlaces, parties } from './parties.contract.ts'
import { partyMessages } from './parties.messages.ts'
import { partyHours } from './partyWords.ts'

/** Most parties at home are in the evening. */
const usual = { from: '19:00', until: '02:00', places: 30 } as const

export function PartyForm({ onClose }: { onClose: () => void }) {
  const text = useText(partyMessages)
  const { language } = useLanguage()
  const period = useText(periodTexts)
  const names = useText(amenityTypeNames)
  const zone = useHomeZone() ?? 'UTC'
  const now = useServerNow()
  const { condominium } = useCurrentUser()
  const dates = useDates().at(zone)
  const bookings = useRead(parties.bookings, {}).data ?? []
  const [id] = useState(newId)
  const [today] = useState(() => wallText(now, zone).slice(0, 10))

  const making = useCallForm(parties.create, {
    initial: {
      name: '',
      note: '',
      day: today,
      from: usual.from as string,
      until: usual.until as string,
      places: usual.places as number | '',
      reservation_id: null as string | null,
    },
    input: ({ places, ...values }) => ({ ...values, id, places: Number(places) }),
    done: ({ link }, { name, ...values }) => {
      toastSuccess(text.created)
      const when = partyHours(period, language, hoursOf(values))
      const words = text.share(name.trim(), when, condominium?.name ?? '', `${location.origin}/party/${link}`)
      // If the browser blocks the window, the card of the party has the same button.
      window.open(whatsAppOf(words), '_blank', 'noopener,noreferrer')
      onClose()
    },
  })
  const { form } = making
  const { values } = form
  const booked = bookings.find((one) => one.id === values.reservation_id)

  function hoursOf({
    day,
    from,
    until,
    reservation_id,
  }: Pick<typeof values, 'day' | 'from' | 'until' | 'reservation_id'>) {
    const one = bookings.find((each) => each.id === reservation_id)
    if (one) return { from: wallText(Date.parse(one.starts_at), zone), until: wallText(Date.parse(one.ends_at), zone) }
    return { from: `${day}T${from}`, until: `${endsNextDay(values) ? dayAfter(day) : day}T${until}` }
  }

  function choosePlace(chosen: string | null): void {
    const one = bookings.find((each) => each.id === chosen)
    form.setValues({
      reservation_id: one?.id ?? null,
      // A booking counts its host.
      ...(one ? { places: Math.min(mostPlaces, one.guest_count - 1) } : {}),
    })
  }

  return (
    <FormDialog of={making} title={text.add} submit={text.create} onClose={onClose}>
      <TextInput
        label={text.name}
        description={text.name_hint}
        withAsterisk
        maxLength={60}
        autoComplete="off"
        autoCapitalize="sentences"
        {...form.getInputProps('name')}
      />
      {bookings.length > 0 ? (
        <Select
          label={text.booking}
          placeholder={text.at_home}
          clearable
          data={bookings.map((one) => ({
            value: one.id,
            label: `${amenityName(one.amenity, names)} · ${dates.moment(one.starts_at)}`,
          }))}
          value={values.reservation_id}
          onChange={choosePlace}
          error={form.errors.reservation_id}
        />
      ) : null}
      {booked ? (
        <Text className="garita-second">{text.booked(partyHours(period, language, hoursOf(values)))}</Text>
      ) : (
        <>
          <TextInput type="date" label={text.day} withAsterisk {...form.getInputProps('day')} />
          <SimpleGrid cols={2} spacing="xs">
            <TextInput type="time" label={text.from} withAsterisk {...form.getInputProps('from')} />
            <TextInput
              type="time"
              label={text.until}
              description={endsNextDay(values) ? text.until_next_day : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              withAsterisk
              {...form.getInputProps('until')}
            />
          </SimpleGrid>
        </>
      )}
      <NumberInput
        label={text.places}
        description={text.places_hint}
        withAsterisk
        min={fewestPlaces}
        max={mostPlaces}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        maw="12rem"
        {...form.getInputProps('places')}
        onChange={(places) => form.setFieldValue('places', typeof places === 'number' ? places : '')}
      />
      <Textarea
        label={text.note}
        description={text.note_hint}
        maxLength={300}
        autosize
        minRows={1}
        maxRows={4}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}

const endsNextDay = ({ from, until }: { from: string; until: string }) => until !== '' && until <= from

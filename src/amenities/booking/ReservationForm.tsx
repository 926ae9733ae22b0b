import { Checkbox, Group, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { zoneName } from '../../shared/zoneNames.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { differsHere } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { type Amenity, amenities, type Reservation } from '../amenities.contract.ts'
import { type BookedHours, overlaps } from '../bookingRules/bookingChange.ts'
import { AmenityPicker } from './AmenityPicker.tsx'
import { AmenityRulesList } from './AmenityRulesList.tsx'
import { bookingMessages } from './booking.messages.ts'
import { DayField } from './DayField.tsx'
import { GuestFields } from './GuestFields.tsx'
import styles from './ReservationForm.module.css'
import { useReservationText } from './reservationText.tsx'
import { TimeFields } from './TimeFields.tsx'
import { useBookingChoices } from './useBookingChoices.web.ts'
import { useBookingForm } from './useBookingForm.web.ts'

interface ReservationFormProps {
  existing?: Reservation
  onClose: () => void
}

export function ReservationForm({ existing, onClose }: ReservationFormProps) {
  const text = useText(bookingMessages)
  const offered = useRead(amenities.list, {})
  const failed = failureOf(offered)
  if (offered.data) return <Booking offered={offered.data} onClose={onClose} {...(existing ? { existing } : {})} />
  return (
    <Dialog opened title={existing ? text.edit : text.add} onClose={onClose}>
      {failed ? <Failed {...failed} /> : <Loading />}
    </Dialog>
  )
}

type Step = 'what' | 'when' | 'who'
const steps: readonly Step[] = ['what', 'when', 'who']
const stepsOfFields: Record<string, Step> = {
  amenity_id: 'what',
  reservation_date: 'when',
  start_time: 'when',
  end_time: 'when',
}
const stepOf = (path: string): Step => stepsOfFields[path] ?? 'who'

/** On a phone a new reservation has three steps, because the calendar and the hours together are four screens high. */
function Booking({ offered, existing, onClose }: ReservationFormProps & { offered: readonly Amenity[] }) {
  const text = useText(bookingMessages)
  const names = useText(amenityTypeNames)
  const inWords = useReservationText()
  const booking = useBookingForm(existing, onClose)
  const choices = useBookingChoices(booking, existing)
  const { form, wish, moved, error } = booking
  const amenity = offered.find(({ id }) => id === wish.amenity_id)
  // The refusal is at the foot of the form, and too many people at their field.
  const saidElsewhere = [booking.refused_code, 'reservation_too_many_guests']
  const asksAgain = existing?.status === 'approved' && moved && amenity?.needs_approval
  const now = useServerNow()
  const runs = existing !== undefined && Date.parse(existing.starts_at) <= now
  const stepwise = useIsPhone() && !existing
  const [step, setStep] = useState<Step>('what')
  const shows = (one: Step) => (runs ? one === 'who' : !stepwise || step === one)
  const at = steps.indexOf(step)
  const top = useRef<HTMLHeadingElement>(null)

  function turn(to: Step): void {
    setStep(to)
    // The heading of the step is in the page after this change.
    requestAnimationFrame(() => top.current?.focus())
  }

  // A field that the server or the contract refuses may be in an earlier step.
  const refused = Object.keys(form.errors).map(stepOf)
  const earlier = stepwise ? steps.slice(0, at).find((one) => refused.includes(one)) : undefined
  useEffect(() => {
    if (earlier) setStep(earlier)
  }, [earlier])

  function submit(event?: React.FormEvent<HTMLFormElement>): void {
    const next = stepwise ? steps[at + 1] : undefined
    if (!next) {
      booking.send(event, amenity?.house_rules ?? null)
      return
    }
    event?.preventDefault()
    form.check((found) => {
      const here = Object.entries(found).filter(([path]) => stepOf(path) === step)
      form.setErrors(Object.fromEntries(here))
      if (here.length === 0) turn(next)
      else document.querySelector<HTMLElement>(`[data-path="${here[0]?.[0]}"]`)?.focus()
    })
  }

  const chosen = [
    amenity && amenityName(amenity, names),
    step === 'who' && wish.reservation_date ? inWords.brief(wish) : null,
  ]
  return (
    <FormDialog
      of={{ ...booking, submit }}
      title={existing ? text.edit : text.add}
      size="62rem"
      submit={stepwise && step !== 'who' ? text.form.next : undefined}
      error={error && `${text.save_failed}: ${error}`}
      note={asksAgain ? <Note tone="wait">{text.form.again}</Note> : runs ? <Note>{text.form.runs}</Note> : null}
      onClose={onClose}
    >
      {stepwise ? (
        <div>
          <Text ref={top} component="h3" fz="md" fw={600} tabIndex={-1}>
            {text.form.step(at + 1, text.form.steps[step])}
          </Text>
          {at > 0 ? (
            <UnstyledButton
              mih="var(--garita-touch)"
              c="var(--garita-link)"
              onClick={() => turn(steps[at - 1] ?? 'what')}
            >
              <Group component="span" gap="0.25rem" wrap="nowrap">
                <IconChevronLeft size={20} stroke={1.75} aria-hidden />
                <span className="garita-hidden">{text.form.back}</span>
                {chosen.filter(Boolean).join(' · ')}
              </Group>
            </UnstyledButton>
          ) : null}
        </div>
      ) : null}
      <Stack>
        {shows('what') ? (
          <AmenityPicker
            offered={offered}
            value={wish.amenity_id}
            onChoose={choices.chooseAmenity}
            error={form.errors.amenity_id}
          />
        ) : null}
        {amenity ? (
          <div className={styles.parts}>
            {shows('what') ? <AmenityRulesList amenity={amenity} open={stepwise} /> : null}
            <Stack>
              {shows('when') ? (
                <>
                  <DayField
                    key={amenity.id}
                    choices={choices}
                    chosen={form.values.reservation_date}
                    guest_count={wish.guest_count}
                    error={form.errors.reservation_date && text.form.date_missing}
                  />
                  <FarAway zone={choices.known?.time_zone} />
                  <TimeFields
                    form={form}
                    choices={choices}
                    problem={saidElsewhere.includes(choices.problem) ? null : choices.problem}
                  />
                </>
              ) : null}
              {shows('who') ? (
                <>
                  {runs ? null : (
                    <TextInput {...form.getInputProps('purpose')} label={text.form.purpose} autoComplete="off" />
                  )}
                  <GuestFields booking={booking} capacity={amenity.capacity} runs={runs} />
                  {amenity.house_rules && moved ? (
                    <Checkbox
                      {...form.getInputProps('rules_accepted', { type: 'checkbox' })}
                      label={text.form.accept}
                    />
                  ) : null}
                </>
              ) : null}
            </Stack>
          </div>
        ) : (
          <p className="garita-second">{offered.length > 0 ? text.form.choose_first : text.form.no_amenities}</p>
        )}
        <AlreadyBooked wish={wish} but={existing?.id} />
      </Stack>
    </FormDialog>
  )
}

/** The server refuses a second booking of the same hours: this says so before the user saves. */
function AlreadyBooked({ wish, but }: { wish: BookedHours; but: string | undefined }) {
  const { form: text } = useText(bookingMessages)
  const mine = useRead(amenities.mine, {})
  const same = mine.data?.items.filter((one) => one.id !== but && overlaps(one, wish)) ?? []
  return same.map((one) => (
    <Note key={one.id} tone="wait">
      {text.already(one.start_time, one.end_time)}
    </Note>
  ))
}

/** Warns users in another time zone that the hours are the condominium's. */
function FarAway({ zone }: { zone: string | undefined }) {
  const { form: text } = useText(bookingMessages)
  const { language } = useLanguage()
  if (!zone || !differsHere(Date.now(), zone)) return null
  return <p className="garita-second">{text.zone(zoneName(zone, language))}</p>
}

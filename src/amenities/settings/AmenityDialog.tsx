import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { longDay } from '../../shared/wallDays.ts'
import { ask } from '../../web/calls/api.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Row } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { type Amenity, amenities } from '../amenities.contract.ts'
import { settingTexts } from '../desk/amenityDesk.messages.ts'
import { stayText } from '../reservationWords.ts'
import { ClosedDaysField } from './ClosedDaysField.tsx'
import { OpeningHoursField } from './OpeningHoursField.tsx'

/** An empty field is an empty text. */
function initialOf({ condominium: _, amenity_type: __, revision: ___, ...rules }: Amenity) {
  const weeklyLimit: number | '' = rules.weekly_limit ?? ''
  return { ...rules, weekly_limit: weeklyLimit, name: rules.name ?? '', house_rules: rules.house_rules ?? '' }
}

const rulesIn = ({ weekly_limit, ...values }: ReturnType<typeof initialOf>) => ({
  ...values,
  weekly_limit: weekly_limit === '' ? null : weekly_limit,
})

/** Names the active bookings that do not fit these rules. */
function useMisfits({ revision }: Amenity, values: ReturnType<typeof initialOf>) {
  const text = useText(settingTexts)
  const { language } = useLanguage()
  return async () => {
    const { total, first } = await ask(amenities.foresee, { ...rulesIn(values), revision })
    if (total === 0) return null
    return (
      <>
        <p>{text.misfits(total)}</p>
        <ul>
          {first.map((one) => (
            <li key={one.id}>
              {text.misfit(longDay(one.reservation_date, language), one.start_time, one.unit_number, one.guest_count)}
            </li>
          ))}
        </ul>
      </>
    )
  }
}

interface AmenityDialogProps {
  amenity: Amenity
  onClose: () => void
}

export function AmenityDialog({ amenity, onClose }: AmenityDialogProps) {
  const text = useText(settingTexts)
  const names = useText(amenityTypeNames)
  const saving = useCallForm(amenities.change, {
    initial: initialOf(amenity),
    revision: amenity.revision,
    read: (now) => initialOf(now as Amenity),
    input: rulesIn,
    done: () => {
      toastSuccess(text.updated)
      onClose()
    },
  })
  const { form } = saving
  const question = useMisfits(amenity, form.values)
  const { longest_minutes, shortest_minutes } = form.getValues()
  const number = (field: string, least: number, most: number) => ({
    min: least,
    max: most,
    allowDecimal: false,
    ...form.getInputProps(field),
  })
  const checked = (field: string) => form.getInputProps(field, { type: 'checkbox' })
  return (
    <FormDialog
      of={saving}
      question={question}
      title={text.edit_title(amenityName(amenity, names))}
      error={saving.error && `${text.update_failed}. ${saving.error}`}
      size="46rem"
      onClose={onClose}
    >
      <TextInput
        label={text.name}
        description={text.name_hint(names[amenity.amenity_type])}
        {...form.getInputProps('name')}
      />
      <Switch label={text.is_open} description={text.is_open_hint} {...checked('is_open')} />
      <OpeningHoursField {...form.getInputProps('hours')} />
      <Switch label={text.is_exclusive} description={text.is_exclusive_hint} {...checked('exclusive')} />
      <Switch label={text.needs_approval} {...checked('needs_approval')} />
      <Row>
        <NumberInput label={text.capacity} withAsterisk {...number('capacity', 1, 1000)} />
        <NumberInput
          label={text.weekly_limit}
          description={text.weekly_limit_hint}
          inputWrapperOrder={below}
          {...number('weekly_limit', 1, 50)}
        />
      </Row>
      <Row>
        <StayField kind="stay" label={text.shortest} {...form.getInputProps('shortest_minutes')} />
        <StayField
          kind="stay"
          label={text.longest}
          {...form.getInputProps('longest_minutes')}
          error={
            form.errors.longest_minutes && longest_minutes < shortest_minutes
              ? text.longest_wrong
              : form.errors.longest_minutes
          }
        />
      </Row>
      <Row>
        <NumberInput label={text.days_ahead} withAsterisk {...number('days_ahead', 1, 365)} />
        <NumberInput label={text.hours_notice} withAsterisk {...number('hours_notice', 0, 720)} />
      </Row>
      <StayField
        kind="pause"
        label={text.buffer}
        description={text.buffer_hint}
        {...form.getInputProps('buffer_minutes')}
      />
      <ClosedDaysField {...form.getInputProps('closed_days')} />
      <Textarea
        label={text.house_rules}
        description={text.house_rules_hint}
        rows={5}
        {...form.getInputProps('house_rules')}
      />
    </FormDialog>
  )
}

const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

const choices = {
  stay: Array.from({ length: 48 }, (_, at) => (at + 1) * 30),
  pause: [0, 15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720],
}

interface StayFieldProps {
  kind: keyof typeof choices
  label: string
  description?: string
  value?: number
  onChange: (minutes: number) => void
  error?: ReactNode
  'data-path'?: string
}

/** Chooses a duration in sensible steps. */
function StayField({ kind, value = 0, onChange, error, ...field }: StayFieldProps) {
  const { none } = useText(settingTexts)
  // Keeps a stored value that is not one of the steps.
  const offered = [...new Set([...choices[kind], value])].sort((one, other) => one - other)
  return (
    <NativeSelect
      {...field}
      error={error}
      data={offered.map((minutes) => ({ value: String(minutes), label: minutes === 0 ? none : stayText(minutes) }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}

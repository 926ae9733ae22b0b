/** Makes a stay; its code follows in another dialog. */
import { NumberInput, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { newId } from '../shared/ids.ts'
import { dayAfter, wallClock } from '../shared/time.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { type MadeStay, type StayTerms, stays } from './stays.contract.ts'
import { stayMessages } from './stays.messages.ts'
import { nightsBetween } from './stays.rules.ts'

interface StayFormProps {
  terms: StayTerms
  /** The first day that the form proposes. */
  day: string
  onMade: (made: MadeStay, places: number) => void
  onClose: () => void
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function StayForm({ terms, day, onMade, onClose }: StayFormProps) {
  const { form: text, ...words } = useText(stayMessages)
  const today = wallClock(useServerNow(), terms.time_zone).day
  const first = day < today ? today : day
  const saving = useCallForm(stays.make, {
    initial: {
      ...{ id: newId(), names: '', places: Math.min(2, terms.most_guests) },
      ...{ first_day: first, first_hour: '15:00' },
      ...{ last_day: dayAfter(first, Math.min(2, terms.most_nights)), last_hour: '12:00' },
    },
    input: ({ names, ...values }) => ({ ...values, guest_names: linesOf(names) }),
    done: (made, { places }) => onMade(made, Number(places)),
  })
  const { form } = saving
  const { first_day, last_day, names } = form.values
  const nights = first_day && last_day ? nightsBetween(first_day, last_day) : 0
  return (
    <FormDialog
      of={saving}
      title={text.title}
      submit={text.submit}
      error={saving.error && `${text.failed}. ${saving.error}`}
      onClose={onClose}
    >
      <Text className="garita-second">{words.limits(terms.most_nights, terms.most_guests)}</Text>
      <Textarea
        label={text.names}
        description={text.names_hint}
        withAsterisk
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('names')}
        error={form.errors.guest_names ?? form.errors.names}
        onBlur={() => {
          const written = linesOf(names).length
          if (written > Number(form.values.places)) form.setFieldValue('places', Math.min(written, terms.most_guests))
        }}
      />
      <NumberInput
        label={text.places}
        withAsterisk
        min={1}
        max={terms.most_guests}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        maw="16rem"
        {...form.getInputProps('places')}
      />
      <SimpleGrid cols={2}>
        <TextInput type="date" label={text.first_day} withAsterisk min={today} {...form.getInputProps('first_day')} />
        <TextInput type="time" label={text.first_hour} withAsterisk {...form.getInputProps('first_hour')} />
        <TextInput
          type="date"
          label={text.last_day}
          withAsterisk
          min={first_day || today}
          {...form.getInputProps('last_day')}
        />
        <TextInput type="time" label={text.last_hour} withAsterisk {...form.getInputProps('last_hour')} />
      </SimpleGrid>
      {nights > 0 ? <Text fw={600}>{text.nights(nights)}</Text> : null}
      {terms.rules ? (
        <div>
          <strong>{text.rules}</strong>
          <Text style={{ whiteSpace: 'pre-line' }}>{terms.rules}</Text>
        </div>
      ) : null}
    </FormDialog>
  )
}

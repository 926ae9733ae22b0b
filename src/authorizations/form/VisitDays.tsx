/** Chooses the day of a visit by a word such as "today", with the full date below; exact days and hours are behind "Elegir…". */
import { Button, Input, SimpleGrid } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../web/calls/queries.ts'
import { wholeRow } from '../../web/cards/Stack.tsx'
import { MomentField } from '../../web/form/fields/MomentField.tsx'
import type { FormState } from '../../web/form/formState.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages, fieldTexts } from '../authorizations.messages.ts'
import { type DayWord, dayWords, periodOf, wordOf } from '../invite/invite.rules.ts'
import type { Values } from '../kinds.ts'
import { dayOf, longDay } from '../periodWords.ts'
import { usePeriodText, useToday } from '../valueText.tsx'
import styles from './VisitDays.module.css'
import { visitDaysTexts } from './visitDays.messages.ts'

interface VisitDaysProps {
  legend: string
  word: DayWord | null
  /** Today in the condominium; undefined until the time zone is known. */
  today: string | undefined
  values: Values
  error?: ReactNode
  onWord: (word: DayWord) => void
}

export function VisitDays({ legend, word, today, values, error, onWord }: VisitDaysProps) {
  const text = useText(visitDaysTexts)
  const { language } = useLanguage()
  const periodText = usePeriodText()
  const { valid_from: from, valid_until: until } = values
  const outcome = () => {
    if (word === 'choose') return from && until ? periodText(String(from), String(until)) : ''
    return word && today ? text.outcome[word](longDay(dayOf(periodOf(word, today).valid_until), language)) : ''
  }
  return (
    <fieldset style={wholeRow}>
      <legend>{legend}</legend>
      <SimpleGrid minColWidth="7rem" autoFlow="auto-fit" spacing="xs">
        {dayWords.map((one, place) => (
          <Button
            key={one}
            h="3.25rem"
            px="xs"
            variant={one === word ? 'light' : 'default'}
            aria-pressed={one === word}
            data-path={error && place === 0 ? 'values.valid_from' : undefined}
            onClick={() => onWord(one)}
          >
            {text.days[one]}
          </Button>
        ))}
      </SimpleGrid>
      {error ? (
        <Input.Error>{error}</Input.Error>
      ) : (
        <p className={styles.outcome} role="status" data-capital>
          {outcome()}
        </p>
      )}
    </fieldset>
  )
}

interface ChosenDaysProps {
  values: Values
  errors: Record<string, ReactNode>
  onChange: (field: 'valid_from' | 'valid_until', written: string) => void
}

export function ChosenDays({ values, errors, onChange }: ChosenDaysProps) {
  const labels = useText(fieldTexts)
  const { time } = useText(authorizationMessages)
  return (['valid_from', 'valid_until'] as const).map((field) => (
    <MomentField
      key={field}
      label={labels[field]}
      time_label={time}
      value={String(values[field] ?? '')}
      onChange={(written) => onChange(field, written)}
      error={errors[`values.${field}`]}
      data-path={`values.${field}`}
      withAsterisk
    />
  ))
}

const moments = ['valid_from', 'valid_until'] as const

/** Puts the choice of the day into the form with all fields. */
export function DaysOfVisit({ form }: { form: FormState<{ values: Record<string, unknown> }> }) {
  const { days_of_visit } = useText(authorizationMessages)
  const here = useToday()
  const today = useRead(authorizations.days, {}).data?.[0] ?? here ?? undefined
  const [chooses, setChooses] = useState(false)
  const { values } = form.values
  const word = chooses ? 'choose' : wordOf(values, today)
  const change = (name: (typeof moments)[number], written: string) => {
    form.setFieldValue(`values.${name}`, written)
    form.clearFieldError(`values.${name}`)
  }
  const take = (taken: DayWord) => {
    setChooses(taken === 'choose')
    if (taken === 'choose' || !today) return
    const period = periodOf(taken, today)
    for (const name of moments) change(name, period[name])
  }
  const wrong = form.errors['values.valid_from'] ?? form.errors['values.valid_until']
  return (
    <>
      <VisitDays
        legend={days_of_visit}
        word={word}
        today={today}
        values={values}
        error={word === 'choose' ? undefined : wrong}
        onWord={take}
      />
      {word === 'choose' ? <ChosenDays values={values} errors={form.errors} onChange={change} /> : null}
    </>
  )
}

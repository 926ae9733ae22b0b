/** Asks how many come with the person on the pass, and for their names. The stored number is the whole group. */
import { NumberInput, Textarea } from '@mantine/core'
import { wholeRow } from '../../web/cards/Stack.tsx'
import type { FormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { groupTexts } from '../group.messages.ts'
import { mostPeople, namesIn, peopleOf } from '../group.ts'

interface CompanionFieldsProps {
  form: FormState<{ values: Record<string, unknown> }>
}

export function CompanionFields({ form }: CompanionFieldsProps) {
  const text = useText(groupTexts)
  const { values } = form.values
  const companions = peopleOf(values) - 1
  const setCompanions = (count: number) => form.setFieldValue('values.people', count > 0 ? count + 1 : '')
  const { onChange: _, value: __, ...count } = form.getInputProps('values.people')
  const names = form.getInputProps('values.companions')
  return (
    <>
      <NumberInput
        {...count}
        label={text.companions}
        description={text.people_fact(companions + 1)}
        min={0}
        max={mostPeople - 1}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        value={companions}
        onChange={(typed) => {
          setCompanions(Number(typed))
          if (Number(typed) === 0) form.setFieldValue('values.companions', '')
          form.clearFieldError('values.companions')
        }}
      />
      {companions > 0 ? (
        <Textarea
          {...names}
          style={wholeRow}
          label={text.companion_names}
          description={text.names_hint}
          rows={4}
          onChange={(event) => {
            const written = event.currentTarget.value
            form.setFieldValue('values.companions', written)
            const named = Math.min(namesIn(written).length, mostPeople - 1)
            if (named > companions) setCompanions(named)
          }}
        />
      ) : null}
    </>
  )
}

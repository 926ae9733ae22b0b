/** The fields of an incident for the desk and the station: the people who were informed, and the details of a request for information. */
import { Select, TextInput } from '@mantine/core'
import { IconBell, IconFileText } from '@tabler/icons-react'
import { Note } from '../../web/cards/Note.tsx'
import { wholeRow } from '../../web/cards/Stack.tsx'
import { FieldGroup } from '../../web/form/fields/FieldGroup.tsx'
import { MomentField } from '../../web/form/fields/MomentField.tsx'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import type { FormState } from '../../web/form/formState.ts'

type InputOf = FormState<object>['getInputProps']

interface InformedFieldsProps<Whom extends string> {
  form: {
    values: { told: readonly Whom[] }
    getInputProps: InputOf
    setFieldValue: (path: 'told', told: readonly Whom[]) => void
  }
  choices: readonly Whom[]
  choiceWords: Readonly<Record<Whom, string>>
  words: Record<'told' | 'told_more', string>
}

export function InformedFields<Whom extends string>({ form, choices, choiceWords, words }: InformedFieldsProps<Whom>) {
  const { told } = form.values
  return (
    <FieldGroup title={words.told} icon={IconBell}>
      <div style={wholeRow}>
        <Toggles
          label={words.told}
          values={choices}
          words={choiceWords}
          chosen={told}
          onPress={(who) =>
            form.setFieldValue('told', told.includes(who) ? told.filter((one) => one !== who) : [...told, who])
          }
        />
      </div>
      <TextInput
        style={wholeRow}
        label={words.told_more}
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('told_text')}
      />
    </FieldGroup>
  )
}

interface RequestFieldsProps {
  /** Takes a field of the request by its name. */
  input: InputOf
  askers: readonly { value: string; label: string }[]
  words: Record<
    | ('title' | 'help' | 'hour' | 'given_empty')
    | ('asker' | 'asked_by' | 'paper' | 'subject' | 'from' | 'until' | 'given'),
    string
  >
}

/** A request names a time and a subject. */
export function RequestFields({ input, askers, words }: RequestFieldsProps) {
  return (
    <FieldGroup title={words.title} icon={IconFileText}>
      <div style={wholeRow}>
        <Note tone="wait">{words.help}</Note>
      </div>
      <Select label={words.asker} allowDeselect={false} data={askers} {...input('asker')} />
      <TextInput label={words.asked_by} withAsterisk autoComplete="off" {...input('asked_by')} />
      <TextInput label={words.paper} autoComplete="off" {...input('paper')} />
      <TextInput label={words.subject} withAsterisk autoComplete="off" {...input('subject')} />
      <MomentField label={words.from} time_label={words.hour} withAsterisk {...input('from')} />
      <MomentField label={words.until} time_label={words.hour} withAsterisk {...input('until')} />
      <TextInput label={words.given} description={words.given_empty} autoComplete="off" {...input('given')} />
    </FieldGroup>
  )
}

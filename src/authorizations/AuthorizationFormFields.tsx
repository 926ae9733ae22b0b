/** The fields of a kind, each in the control that its description asks for. */
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Row } from '../web/cards/Stack.tsx'
import { MomentField } from '../web/form/MomentField.tsx'
import { useText } from '../web/language/language.tsx'
import type { Field } from './authorizationFields.ts'
import { authorizationMessages, fieldTexts, optionTexts } from './authorizations.messages.ts'
import { type AuthType, type FieldName, fieldsOf } from './kinds.ts'
import { WeekdaysField } from './WeekdaysField.tsx'

type Form = UseFormReturnType<{ values: Record<string, unknown> }>

export function AuthorizationFormFields({ type, form }: { type: AuthType; form: Form }) {
  return (
    <Row>
      {fieldsOf(type).map(([name, field]) => (
        <FormField key={name} name={name} field={field} form={form} />
      ))}
    </Row>
  )
}

function FormField({ name, field, form }: { name: FieldName; field: Field; form: Form }) {
  const text = useText(authorizationMessages)
  const labels = useText(fieldTexts)
  const options: Record<string, string> = useText(optionTexts)
  const path = `values.${name}`
  const shared = { label: labels[name], withAsterisk: field.required, ...form.getInputProps(path) }
  const blank = field.required && name === 'name' && form.errors[path] ? { error: text.name_required } : {}

  switch (field.control) {
    case 'long':
      return <Textarea {...shared} autosize minRows={2} maxRows={6} className="garita-whole-row" />
    case 'choice':
      return (
        <Select
          {...shared}
          data={(field.options ?? []).map((value) => ({ value, label: options[value] ?? value }))}
          clearable={!field.required}
        />
      )
    case 'yes_no':
      return (
        <Select
          {...shared}
          value={typeof shared.value === 'boolean' ? String(shared.value) : null}
          onChange={(value) => form.setFieldValue(path, value === null ? null : value === 'true')}
          data={[
            { value: 'true', label: text.yes },
            { value: 'false', label: text.no },
          ]}
          clearable={!field.required}
        />
      )
    case 'moment':
      return <MomentField {...shared} time_label={text.time} />
    case 'year':
      return <NumberInput {...shared} allowDecimal={false} hideControls thousandSeparator="" />
    case 'weekdays':
      return <WeekdaysField {...shared} />
    case 'hour':
      return <TextInput {...shared} type="time" />
    case 'email':
      return <TextInput {...shared} type="email" autoComplete="off" />
    case 'phone':
      return <TextInput {...shared} type="tel" autoComplete="off" />
    case 'plate':
      return <TextInput {...shared} autoComplete="off" autoCapitalize="characters" className="garita-plate" />
    case 'text':
      return <TextInput {...shared} {...blank} autoComplete="off" />
  }
}

import { Checkbox, NumberInput, Stack as Parts, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { PhotoField } from '../../photos/PhotoField.tsx'
import { photos } from '../../photos/photos.contract.ts'
import { photoMessages } from '../../photos/photos.messages.ts'
import { newId } from '../../shared/ids.ts'
import { plain } from '../../shared/lookAlikes.ts'
import { useAct } from '../../web/calls/act.ts'
import { isProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Fold, Folds } from '../../web/cards/Fold.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack, wholeRow } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { FormFoot, useLeaving } from '../../web/form/FormFoot.tsx'
import type { FormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { boundsOf, type Field } from '../authorizationFields.ts'
import { type Authorization, authorizations } from '../authorizations.contract.ts'
import { authorizationMessages, blockedTitles, fieldTexts, optionTexts } from '../authorizations.messages.ts'
import { kindTexts } from '../kinds.messages.ts'
import { type AuthType, type FieldName, fieldsOf, kinds, type Values } from '../kinds.ts'
import type { PassOwner } from '../passes/PassDialog.tsx'
import { AlreadyNote } from './AlreadyNote.tsx'
import styles from './AuthorizationForm.module.css'
import { CompanionFields } from './CompanionFields.tsx'
import { formParts } from './formSections.ts'
import { DaysOfVisit } from './VisitDays.tsx'
import { WeekdaysField } from './WeekdaysField.tsx'

export interface AuthorizationFormProps {
  type: AuthType
  existing?: Authorization
  inline?: boolean
  onClose: () => void
  /** Called instead of closing, after a new authorization was made. */
  onMade?: ((made: PassOwner) => void) | undefined
  /** Called instead of closing, after the pass changed and must be sent again. */
  onReissued?: (changed: PassOwner) => void
}

// A pass is bound to these fields: a change of one of them replaces the current code. A change of dates keeps link and number.
const ofHolder = ['last_name', 'id_document', 'vehicle_plate']
const dates = ['valid_from', 'valid_until']

/** The people whose faces a guard compares (`access.takes_photo`). */
const withPhoto: readonly AuthType[] = ['co_resident', 'permanent_visitor', 'worker']

export function AuthorizationForm({
  type,
  existing,
  inline = false,
  onClose,
  onMade = onClose,
  onReissued = onClose,
}: AuthorizationFormProps) {
  const text = useText(authorizationMessages)
  const blocked: Record<string, string> = useText(blockedTitles)
  const kind = useText(kindTexts)[type]
  const photoText = useText(photoMessages)
  const [id] = useState(() => existing?.id ?? newId())
  const [initial] = useState(() => initialValues(type, existing?.values))

  const [photo, setPhoto] = useState<string | null>(null)
  const keepPhoto = useAct(photos.put)
  const saving = useCallForm(existing ? authorizations.change : authorizations.create, {
    initial: { values: initial },
    revision: existing?.revision,
    input: ({ values }) => ({ id, auth_type: type, values }),
    read: (now) => ({ values: initialValues(type, (now as Authorization).values) }),
    done: (_, saved) => {
      toastSuccess(existing ? kind.updated : kind.added, text.saved_title)
      if (photo) keepPhoto.run({ authorization_id: id, id: newId(), jpeg: photo }, { failed: photoText.save_failed })
      if (existing && kinds[type].has_pass && reissueOf(initial, saved.values))
        onReissued({ id, auth_type: type, values: saved.values })
      else if (existing) onClose()
      else onMade({ id, auth_type: type, values: saved.values })
    },
  })
  const { form, submit, error, code } = saving
  const leaving = useLeaving(saving, onClose)
  const values: Values = form.values.values
  const reissue = existing && kinds[type].has_pass ? reissueOf(initial, values) : null
  const title = existing ? kind.edit : kind.add
  const note = (
    <>
      {existing?.imported_by_name ? <Note>{text.by_administration(existing.imported_by_name)}</Note> : null}
      {reissue ? <Note tone="wait">{reissue === 'dates' ? text.new_dates_note : text.re_issue_note}</Note> : null}
      <AlreadyNote type={type} id={id} values={values} />
    </>
  )
  const problem = error ? `${(code && blocked[code]) || kind.save_failed}: ${error}` : null

  if (!inline) {
    return (
      <FormDialog of={saving} title={title} submit={text.save} error={problem} note={note} onClose={onClose}>
        <AuthorizationFormFields type={type} form={form} />
        {existing || !withPhoto.includes(type) ? null : (
          <PhotoField name={String(values.name ?? '')} value={photo} onChange={setPhoto} />
        )}
      </FormDialog>
    )
  }
  return (
    <Card title={title}>
      <form onSubmit={submit} noValidate ref={startAtFirstField}>
        <Stack>
          <AuthorizationFormFields type={type} form={form} />
          <FormFoot of={saving} leaving={leaving} submit={text.save} error={problem} note={note} />
        </Stack>
      </form>
    </Card>
  )
}

/** Tells how a change affects the pass: another holder gets another pass, other dates keep the link. */
function reissueOf(before: Values, after: Values): 'replaced' | 'dates' | null {
  const differs = (name: string) => (after[name] ?? '') !== (before[name] ?? '')
  const renamed = plain(String(after.name ?? '')) !== plain(String(before.name ?? ''))
  const changed = dates.some(differs)
  if (ofHolder.some(differs) || (changed && renamed)) return 'replaced'
  return changed ? 'dates' : null
}

// Focus the first field once, on opening; later renders must not steal the focus from the user.
function startAtFirstField(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}

export function initialValues(type: AuthType, known: Values = {}): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(type).map(([name, { control }]) => {
      const given = known[name]
      if (given !== undefined && given !== null) return [name, given]
      if (control === 'weekdays') return [name, []]
      return [name, control === 'yes_no' || control === 'choice' ? null : '']
    }),
  )
}

type Form = FormState<{ values: Record<string, unknown> }>

function AuthorizationFormFields({ type, form }: { type: AuthType; form: Form }) {
  const { sections } = useText(authorizationMessages)
  const { plain, folded } = formParts(type)
  return (
    <Parts className={styles.fields} gap="md">
      <Row>
        {plain.map(([name, field]) =>
          name === 'valid_from' ? (
            <DaysOfVisit key={name} form={form} />
          ) : (
            <FormField key={name} name={name} field={field} form={form} />
          ),
        )}
      </Row>
      {folded.length > 0 ? (
        <Folds>
          {folded.map(({ section, fields }) => (
            <FormSection key={section} title={sections[section]} fields={fields} form={form} />
          ))}
        </Folds>
      ) : null}
    </Parts>
  )
}

interface FormSectionProps {
  title: string
  /** The line below the title; without it, the names of the fields. */
  said?: string
  fields: ReturnType<typeof fieldsOf>
  form: Form
  children?: ReactNode
}

/** Optional fields behind a line that names them. They are open if one of them has a value or an error. */
export function FormSection({ title, said, fields, form, children }: FormSectionProps) {
  const labels = useText(fieldTexts)
  const [begun] = useState(() => fields.some(([name]) => Boolean(form.values.values[name])))
  const wrong = fields.some(([name]) => form.errors[`values.${name}`])
  return (
    <Fold order={3} title={title} said={said ?? fields.map(([name]) => labels[name]).join(', ')} open={begun || wrong}>
      <Row>
        {fields.map(([name, field]) => (
          <FormField key={name} name={name} field={field} form={form} />
        ))}
      </Row>
      {children}
    </Fold>
  )
}

/** A child needs no document, and says so before the field of the document. */
function MinorField({ label, form }: { label: string; form: Form }) {
  const { minor_hint } = useText(authorizationMessages)
  return (
    <Checkbox
      style={wholeRow}
      label={label}
      description={minor_hint}
      checked={form.values.values.minor === true}
      onChange={({ currentTarget: { checked } }) => {
        form.setFieldValue('values.minor', checked)
        form.clearFieldError('values.id_document')
        if (checked) form.setFieldValue('values.can_authorize_access', null)
      }}
    />
  )
}

function FormField({ name, field, form }: { name: FieldName; field: Field; form: Form }) {
  const text = useText(authorizationMessages)
  const labels = useText(fieldTexts)
  const options: Record<string, string> = useText(optionTexts)
  const path = `values.${name}`
  const freed = field.unless !== undefined && form.values.values[field.unless] === true
  const shared = { label: labels[name], withAsterisk: field.required && !freed, ...form.getInputProps(path) }
  // The customer's text for a missing name; a name that is too long gets another text.
  const blank = name === 'name' && isProblem(form.errors[path], 'required') ? { error: text.name_required } : {}
  const outside = isProblem(form.errors[path], 'number_range')
    ? { error: text.whole_range(...boundsOf(field), field.required) }
    : {}

  // The count and the names are one control.
  if (name === 'companions') return null
  switch (field.control) {
    case 'long':
      return <Textarea {...shared} autosize minRows={2} maxRows={6} style={wholeRow} />
    case 'choice':
      return (
        <Select
          {...shared}
          data={(field.options ?? []).map((value) => ({ value, label: options[value] ?? value }))}
          clearable={!field.required}
        />
      )
    case 'yes_no':
      if (name === 'minor') return <MinorField label={labels[name]} form={form} />
      // A minor does not authorize.
      if (name === 'can_authorize_access' && form.values.values.minor === true) return null
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
    // These fields are one control.
    case 'moment':
      return null
    case 'whole':
      return <NumberInput {...shared} {...outside} allowDecimal={false} hideControls thousandSeparator="" />
    case 'people':
      return <CompanionFields form={form} />
    case 'weekdays':
      return <WeekdaysField {...shared} />
    case 'hour':
      return <TextInput {...shared} type="time" />
    case 'email':
      return <TextInput {...shared} type="email" autoComplete="off" />
    case 'phone':
      return <TextInput {...shared} type="tel" autoComplete="off" />
    case 'plate':
      return <TextInput {...shared} autoComplete="off" autoCapitalize="characters" />
    case 'text':
      return <TextInput {...shared} {...blank} autoComplete="off" />
  }
}

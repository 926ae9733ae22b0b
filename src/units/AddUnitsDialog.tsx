/** Adds units by a pattern, and shows their number before. */
import { Select, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Output } from '../shared/contract.ts'
import { newId } from '../shared/ids.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Row } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { units } from './units.contract.ts'
import { unitKindTexts, unitMessages } from './units.messages.ts'
import { type UnitKind, unitKinds, unitsOf } from './units.rules.ts'

interface Values extends Record<string, unknown> {
  pattern: string
  tower: string
  kind: UnitKind
}

type Alike = Output<typeof units.make>['alike']
const mostNamed = 5

interface AddUnitsDialogProps {
  place: { id: string; name: string }
  onClose: () => void
}

export function AddUnitsDialog({ place, onClose }: AddUnitsDialogProps) {
  const { form: text, kind } = useText(unitMessages)
  const kinds = useText(unitKindTexts)
  const [tried, setTried] = useState(false)
  const [alike, setAlike] = useState<Alike>([])
  const initial: Values = { pattern: '', tower: '', kind: 'home' }
  const saving = useCallForm(units.make, {
    initial,
    input: (values) => {
      const found = unitsOf(values.pattern)
      const made = 'units' in found ? found.units : []
      return {
        condominium_id: place.id,
        units: made.map((unit) => ({
          ...{ ...unit, id: newId(), tower: values.tower, kind: values.kind },
          apart: alike.some(({ unit_number }) => unit_number === unit.unit_number),
        })),
      }
    },
    done: ({ made, alike: same }) => {
      if (made > 0 || same.length === 0) toastSuccess(text.made(made))
      if (same.length === 0) return onClose()
      setAlike(same)
    },
  })
  const found = unitsOf(saving.form.values.pattern)
  const problem = 'problem' in found ? found.problem : null
  const made = 'units' in found ? found.units : []
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    setTried(true)
    if (problem) event?.preventDefault()
    else saving.submit(event)
  }
  const [first, last] = [made[0]?.unit_number ?? '', made.at(-1)?.unit_number ?? '']
  return (
    <FormDialog
      of={{ ...saving, submit }}
      title={text.add_title(place.name)}
      submit={alike.length > 0 ? text.submit_apart(alike.length) : text.submit}
      onClose={onClose}
    >
      <Textarea
        label={text.pattern}
        description={text.pattern_hint}
        withAsterisk
        rows={2}
        {...saving.form.getInputProps('pattern')}
        onChange={(event) => {
          setAlike([])
          saving.form.setFieldValue('pattern', event.currentTarget.value)
        }}
        error={problem && (tried || problem !== 'empty') ? text.problems[problem] : null}
      />
      <p role="status" className="garita-second">
        {made.length > 0 ? text.will_be(made.length, first, last) : null}
      </p>
      {alike.length > 0 ? (
        <Note tone="wait">
          {alike
            .slice(0, mostNamed)
            .map(({ unit_number, is }) => text.alike(unit_number, is))
            .join(' ')}{' '}
          {alike.length > mostNamed ? text.more_alike(alike.length - mostNamed) : null} {text.apart}
        </Note>
      ) : null}
      <Row>
        <TextInput label={text.tower} {...saving.form.getInputProps('tower')} />
        <Select
          label={kind}
          data={unitKinds.map((value) => ({ value, label: kinds[value] }))}
          allowDeselect={false}
          {...saving.form.getInputProps('kind')}
        />
      </Row>
    </FormDialog>
  )
}

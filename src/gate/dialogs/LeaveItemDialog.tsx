/** Writes down an item that was left for a unit, in one press. */
import { TextInput } from '@mantine/core'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { Presses } from '../../web/form/fields/Presses.tsx'
import { UnitSelect } from '../../web/form/fields/UnitSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { leftItemTexts, leftItemWords } from '../arrivals/leftItems/leftItems.messages.ts'
import { type LeftItemFor, type LeftItemKind, leftItemKinds } from '../arrivals/leftItems/leftItems.ts'
import { useGuardPost } from './guardPost.tsx'
import { useActForm } from './useActForm.web.ts'

interface LeaveItemDialogProps {
  /** Null if the guard types the unit. */
  of: LeftItemFor | null
  onClose: () => void
}

export function LeaveItemDialog({ of, onClose }: LeaveItemDialogProps) {
  const text = useText(leftItemTexts)
  const words = useText(leftItemWords)
  const { units, spellings } = useGuardPost().useUnits()
  const { form, submit, pending, error } = useActForm({
    initial: {
      unit_number: of?.unit_number ?? '',
      company: of?.company ?? '',
      said: '',
      shelf: '',
      item: 'other' as LeftItemKind,
    },
    validate: () => ({}),
    act: ({ unit_number, company, said, shelf, item }) => ({
      ...{ kind: 'item_left', unit_number, item, said: said.trim() || null, company: company.trim() || null },
      authorization_id: of?.authorization_id ?? null,
      shelf: shelf.trim() || null,
    }),
    done: () => {
      onClose()
      toastSuccess(text.written)
    },
  })
  return (
    <Dialog opened onClose={onClose} title={of ? `${text.write_it} · ${of.unit_number}` : text.write}>
      <Stack>
        {of ? null : (
          <>
            <UnitSelect
              label={text.unit}
              placeholder={text.choose_unit}
              nothingFoundMessage={text.no_units}
              withAsterisk
              units={units}
              spellings={spellings}
              value={form.values.unit_number}
              onChange={(unit) => form.setFieldValue('unit_number', unit)}
            />
            <TextInput label={text.company} autoComplete="off" maxLength={60} {...form.getInputProps('company')} />
          </>
        )}
        <Row>
          <TextInput label={text.said} autoComplete="off" maxLength={120} {...form.getInputProps('said')} />
          <TextInput label={text.shelf} autoComplete="off" maxLength={20} {...form.getInputProps('shelf')} />
        </Row>
        <Presses
          label={text.what}
          choices={leftItemKinds.map((value) => ({ value, label: words[value] }))}
          disabled={form.values.unit_number === '' || pending}
          onPress={(item) => {
            form.setFieldValue('item', item)
            submit()
          }}
        />
        <p className="garita-second">{text.what_help}</p>
        {error ? <Note tone="bad">{error}</Note> : null}
      </Stack>
    </Dialog>
  )
}

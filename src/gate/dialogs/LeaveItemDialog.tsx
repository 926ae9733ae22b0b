/** Writes down an item that was left for a unit, in one press. */
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { toastNotice, toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { Presses } from '../../web/form/fields/Presses.tsx'
import { UnitSelect } from '../../web/form/fields/UnitSelect.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { itemPhotoTexts } from '../arrivals/leftItems/itemPhoto.messages.ts'
import { leftItemTexts, leftItemWords } from '../arrivals/leftItems/leftItems.messages.ts'
import { type LeftItemFor, type LeftItemKind, leftItemKinds } from '../arrivals/leftItems/leftItems.ts'
import { useGuardPost } from './guardPost.tsx'
import { useActForm } from './useActForm.web.ts'

const ItemPhotoField = lazyPart(() =>
  import('../arrivals/leftItems/ItemPhotoField.tsx').then((loaded) => loaded.ItemPhotoField),
)

interface LeaveItemDialogProps {
  /** Null if the guard types the unit. */
  of: LeftItemFor | null
  onClose: () => void
}

export function LeaveItemDialog({ of, onClose }: LeaveItemDialogProps) {
  const text = useText(leftItemTexts)
  const words = useText(leftItemWords)
  const photoText = useText(itemPhotoTexts)
  const post = useGuardPost()
  const { units, spellings } = post.useUnits()
  const [shrinking, setShrinking] = useState(false)
  const { form, submit, pending, error } = useActForm({
    initial: {
      unit_number: of?.unit_number ?? '',
      company: of?.company ?? '',
      said: '',
      shelf: '',
      item: 'other' as LeftItemKind,
      photo: null as Uint8Array<ArrayBuffer> | null,
    },
    validate: () => ({}),
    act: ({ unit_number, company, said, shelf, item }) => ({
      ...{ kind: 'item_left', unit_number, item, said: said.trim() || null, company: company.trim() || null },
      authorization_id: of?.authorization_id ?? null,
      shelf: shelf.trim() || null,
    }),
    done: ({ photo }, _, itemId) => {
      onClose()
      toastSuccess(text.written)
      if (photo) void addPhoto(itemId, photo)
    },
  })
  /** The item is written down already, also if its photo fails. */
  const addPhoto = (itemId: string, photo: Uint8Array) =>
    post.addItemPhoto(itemId, photo).then(
      (fate) => fate === 'waits' && toastNotice(photoText.waits),
      (error: unknown) => toastRefusal(photoText.not_saved, post.failureText(error)),
    )
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
        <ItemPhotoField
          value={form.values.photo}
          onChange={(photo) => form.setFieldValue('photo', photo)}
          onWorking={setShrinking}
        />
        <Presses
          label={text.what}
          choices={leftItemKinds.map((value) => ({ value, label: words[value] }))}
          disabled={form.values.unit_number === '' || pending || shrinking}
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

/** One item at the gate, and the name of the person whom the home lets collect it. */
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { useDates } from '../../../web/cards/dates.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { useCallForm } from '../../../web/form/callForm.ts'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { lazyPart } from '../../../web/frame/lazyPart.tsx'
import { useText } from '../../../web/language/language.tsx'
import { Dialog } from '../../../web/pieces/dialogs/Dialog.tsx'
import { type HomeItem, leftItems } from './leftItems.contract.ts'
import { leftItemsForHomeTexts, leftItemWords } from './leftItems.messages.ts'
import { leftItemName } from './leftItems.ts'

const ItemPhoto = lazyPart(() => import('./ItemPhoto.tsx').then((loaded) => loaded.ItemPhoto))

interface ItemDialogProps {
  /** Null once it was handed over. */
  item: HomeItem | null
  onClose: () => void
}

export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const text = useText(leftItemsForHomeTexts)
  // The item may leave the list while its form is open.
  const [opened] = useState(item)
  if (!item || !opened) {
    return (
      <Dialog opened onClose={onClose} title={text.title}>
        <Note>{text.gone}</Note>
      </Dialog>
    )
  }
  return <Waiting item={item} onClose={onClose} />
}

function Waiting({ item, onClose }: { item: HomeItem; onClose: () => void }) {
  const text = useText(leftItemsForHomeTexts)
  const words = useText(leftItemWords)
  const dates = useDates().at(item.condominium.time_zone)
  const saving = useCallForm(leftItems.letCollect, {
    initial: { id: item.id, collector: item.collector ?? '' },
    about: item.id,
    input: ({ id, collector }) => ({ id, collector: collector.trim() || null }),
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={leftItemName(item, words)} submit={text.save} onClose={onClose}>
      <p>
        {[`${text.kept_since} ${dates.moment(item.left_at)}`, item.shelf ? `${text.shelf} ${item.shelf}` : null]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {item.photo ? <ItemPhoto id={item.id} name={leftItemName(item, words)} /> : null}
      <TextInput
        label={text.collector}
        description={text.collector_hint}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={120}
        {...saving.form.getInputProps('collector')}
      />
    </FormDialog>
  )
}

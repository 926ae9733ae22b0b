/** Hands an item over to a person of the home by one press, or to a typed name. */
import { Button, TextInput } from '@mantine/core'
import { fieldProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack, sideBySide } from '../../web/cards/Stack.tsx'
import { Presses } from '../../web/form/fields/Presses.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { handing } from '../arrivals/leftItems/leftItemSchemas.ts'
import { leftItemTexts, leftItemWords } from '../arrivals/leftItems/leftItems.messages.ts'
import { type LeftItemKind, leftItemName } from '../arrivals/leftItems/leftItems.ts'
import { useActForm } from './useActForm.web.ts'

const ItemPhoto = lazyPart(() => import('../arrivals/leftItems/ItemPhoto.tsx').then((loaded) => loaded.ItemPhoto))

interface HandedItem {
  id: string
  unit: string
  kind: LeftItemKind
  said: string | null
  company: string | null
  shelf?: string | null | undefined
  collector?: string | null | undefined
  photo?: boolean | undefined
  people: readonly string[]
}

interface HandOverDialogProps {
  item: HandedItem
  onClose: () => void
}

export function HandOverDialog({ item, onClose }: HandOverDialogProps) {
  const text = useText(leftItemTexts)
  const words = useText(leftItemWords)
  const { form, submit, pending, error } = useActForm({
    initial: { handed_to: '' },
    validate: ({ handed_to }) => {
      const given = handing.handed_to.safeParse(handed_to)
      return given.success ? {} : { handed_to: fieldProblem(given.error.issues[0]?.message ?? 'invalid', 'handed_to') }
    },
    act: ({ handed_to }) => ({ kind: 'item_handed', of: item.id, handed_to: handing.handed_to.parse(handed_to) }),
    done: () => {
      onClose()
      toastSuccess(text.handed)
    },
  })
  const named = [...new Set([...(item.collector ? [item.collector] : []), ...item.people])]
  return (
    <Dialog opened onClose={onClose} title={`${item.unit} · ${leftItemName(item, words)}`}>
      <Stack>
        {item.collector ? <Note tone="wait">{text.collector(item.collector)}</Note> : null}
        {item.shelf ? <p>{text.on_shelf(item.shelf)}</p> : null}
        {item.photo ? <ItemPhoto id={item.id} name={leftItemName(item, words)} /> : null}
        {named.length > 0 ? (
          <Presses
            label={text.to_whom}
            choices={named.map((name) => ({ value: name, label: name }))}
            disabled={pending}
            onPress={(name) => {
              form.setFieldValue('handed_to', name)
              submit()
            }}
          />
        ) : null}
        <form style={{ ...sideBySide, alignItems: 'end' }} onSubmit={submit}>
          <TextInput
            label={text.other_person}
            flex="1 1 12rem"
            autoComplete="off"
            maxLength={120}
            {...form.getInputProps('handed_to')}
          />
          <Button type="submit" size="lg" disabled={form.values.handed_to.trim() === ''} loading={pending}>
            {text.hand_over}
          </Button>
        </form>
        {error ? <Note tone="bad">{error}</Note> : null}
      </Stack>
    </Dialog>
  )
}

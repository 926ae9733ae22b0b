/** Chooses when the person's phone rings about visitors of a home, and its quiet hours. */
import { Select, TextInput } from '@mantine/core'
import { households } from '../../households/households.contract.ts'
import { askedTexts, rightsMessages } from '../../households/rights.messages.ts'
import { askModes } from '../../households/rights.rules.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Row } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import type { CurrentPerson } from '../session.contract.ts'

interface AskingDialogProps {
  home: CurrentPerson['homes'][number]
  onClose: () => void
}

export function AskingDialog({ home, onClose }: AskingDialogProps) {
  const text = useText(rightsMessages)
  const texts = useText(askedTexts)
  const saving = useCallForm(households.chooseAsking, {
    initial: {
      residence_id: home.id,
      asked: home.asked,
      quiet_from: home.quiet_from ?? '',
      quiet_until: home.quiet_until ?? '',
    },
    done: () => {
      toastSuccess(text.own_saved)
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog of={saving} title={text.own_title(home.unit_number)} onClose={onClose}>
      <Select
        label={text.own_asked}
        allowDeselect={false}
        data={askModes.map((mode) => ({ value: mode, label: texts[mode] }))}
        {...form.getInputProps('asked')}
      />
      {form.values.asked === 'never' ? null : (
        <>
          <Row>
            <TextInput type="time" label={text.quiet_from} {...form.getInputProps('quiet_from')} />
            <TextInput type="time" label={text.quiet_until} {...form.getInputProps('quiet_until')} />
          </Row>
          <p className="garita-second">{text.quiet_hint}</p>
        </>
      )}
      <p>{text.own_text}</p>
    </FormDialog>
  )
}

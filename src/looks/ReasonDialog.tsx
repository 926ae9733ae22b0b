/** Asks why before names that are older than a day are shown: a reason, one line, and when the homes may know. */
import { TextInput } from '@mantine/core'
import { newId } from '../shared/ids.ts'
import { instantOf } from '../shared/time.ts'
import { lookAgainAt } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { Chips } from './Chips.tsx'
import { looks } from './looks.contract.ts'
import { lookMessages, lookReasonTexts } from './looks.messages.ts'
import { asSent, chosenReasons, type Looked, mostSaid } from './looks.rules.ts'
import './looks.css'
import { useLookedText } from './lookedText.tsx'

interface ReasonDialogProps {
  asked: Looked
  zone: string
  /** With the id of the look. */
  onGiven?: (look: string) => void
  onClose: () => void
}

export function ReasonDialog({ asked, zone, onGiven, onClose }: ReasonDialogProps) {
  const { dialog: text } = useText(lookMessages)
  const reasons = useText(lookReasonTexts)
  const lookedText = useLookedText()
  const dates = useDates().at(zone)
  const saving = useCallForm(looks.record, {
    initial: { id: newId(), reason: 'damage' as string, said: '', later: '' },
    input: ({ id, reason, said, later }) => ({
      ...asSent(asked),
      ...{ id, said },
      reason: chosenReasons.find((one) => one === reason) ?? 'other',
      told_from: later ? new Date(instantOf(later, 0, zone)).toISOString() : null,
    }),
    done: async () => {
      await lookAgainAt('everything')
      onClose()
      onGiven?.(saving.form.getValues().id)
    },
  })
  const { form } = saving
  return (
    <FormDialog
      of={saving}
      title={text.title}
      submit={text.submit}
      note={<p className="garita-second">{text.note}</p>}
      onClose={onClose}
    >
      <p>{text.about(lookedText(asked), dates.moment(asked.from), dates.moment(asked.until))}</p>
      <Chips
        label={text.reason}
        values={chosenReasons}
        words={reasons}
        chosen={form.values.reason}
        onPick={(reason) => form.setFieldValue('reason', reason)}
      />
      <TextInput
        label={text.said}
        withAsterisk
        maxLength={mostSaid}
        autoComplete="off"
        {...form.getInputProps('said')}
      />
      <TextInput type="date" label={text.later} description={text.later_help} {...form.getInputProps('later')} />
    </FormDialog>
  )
}

/** Asks why before names that are older than a day are shown: a reason, one line, and when the homes may know. */
import { newId } from '../../shared/ids.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { useLookedText } from '../lookedText.tsx'
import { looks } from '../looks.contract.ts'
import { lookMessages } from '../looks.messages.ts'
import { asSent, type Looked } from '../looks.rules.ts'
import { firstReason, ReasonFields } from './ReasonFields.tsx'
import { reasonGiven } from './reasonGiven.ts'

interface ReasonDialogProps {
  asked: Looked
  zone: string
  /** With the id of the look. */
  onGiven?: (look: string) => void
  onClose: () => void
}

export function ReasonDialog({ asked, zone, onGiven, onClose }: ReasonDialogProps) {
  const { dialog: text } = useText(lookMessages)
  const lookedText = useLookedText()
  const dates = useDates().at(zone)
  const saving = useCallForm(looks.record, {
    initial: { id: newId(), ...firstReason },
    input: ({ id, ...given }) => ({ ...asSent(asked), id, ...reasonGiven(given, zone) }),
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
      <ReasonFields
        chosen={form.values.reason}
        onPick={(reason) => form.setFieldValue('reason', reason)}
        field={form.getInputProps}
      />
    </FormDialog>
  )
}

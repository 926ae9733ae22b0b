/** Asks for a reason before names older than a day are shown. */
import { newId } from '../../shared/ids.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { disclosures } from '../disclosures.contract.ts'
import { disclosureMessages } from '../disclosures.messages.ts'
import { asSent, type DisclosureScope } from '../disclosures.rules.ts'
import { useScopeText } from '../scopeText.tsx'
import { firstReason, ReasonFields } from './ReasonFields.tsx'
import { reasonGiven } from './reasonGiven.ts'

interface ReasonDialogProps {
  asked: DisclosureScope
  zone: string
  /** Receives the id of the new disclosure. */
  onGiven?: (look: string) => void
  onClose: () => void
}

export function ReasonDialog({ asked, zone, onGiven, onClose }: ReasonDialogProps) {
  const { dialog: text } = useText(disclosureMessages)
  const lookedText = useScopeText()
  const dates = useDates().at(zone)
  const saving = useCallForm(disclosures.record, {
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

/** Requests a legal hold: the open question, a reason and an end date. */
import { Button, TextInput } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { disclosureMessages } from '../disclosures.messages.ts'
import { asSent, type DisclosureScope } from '../disclosures.rules.ts'
import { firstReason, ReasonFields } from '../reasons/ReasonFields.tsx'
import { reasonGiven } from '../reasons/reasonGiven.ts'
import { useScopeText } from '../scopeText.tsx'
import { legalHolds } from './legalHolds.contract.ts'
import { holdAskTexts } from './legalHolds.messages.ts'
import { spansTooMuch } from './legalHolds.rules.ts'

interface LegalHoldButtonProps {
  asked: DisclosureScope
  incident_id: string | undefined
  zone: string
}

export function LegalHoldButton(props: LegalHoldButtonProps) {
  const text = useText(holdAskTexts)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconShieldLock size={18} aria-hidden />}
        disabled={spansTooMuch(props.asked)}
        onClick={() => setAsking(true)}
      >
        {text.button}
      </Button>
      {asking ? <LegalHoldDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

/** Explains legal holds, or why this answer cannot be held. */
export function LegalHoldNote({ asked }: { asked: DisclosureScope }) {
  const text = useText(holdAskTexts)
  return <p className="garita-second">{spansTooMuch(asked) ? text.too_long : text.about}</p>
}

function LegalHoldDialog({ asked, incident_id, zone, onClose }: LegalHoldButtonProps & { onClose: () => void }) {
  const text = useText(holdAskTexts)
  const { dialog } = useText(disclosureMessages)
  const lookedText = useScopeText()
  const dates = useDates().at(zone)
  const saving = useCallForm(legalHolds.ask, {
    initial: { id: newId(), until_day: '', ...firstReason },
    input: ({ id, until_day, ...given }) => ({
      ...asSent(asked),
      ...{ id, until_day, incident_id: incident_id ?? null },
      ...reasonGiven(given, zone),
    }),
    done: async () => {
      toastSuccess(text.done)
      await lookAgainAt('looks')
      onClose()
    },
  })
  const { form } = saving
  return (
    <FormDialog
      of={saving}
      title={text.button}
      submit={text.button}
      note={<p className="garita-second">{text.note}</p>}
      onClose={onClose}
    >
      <p>{dialog.about(lookedText(asked), dates.moment(asked.from), dates.moment(asked.until))}</p>
      <TextInput
        type="date"
        label={text.until}
        description={text.until_help}
        withAsterisk
        {...form.getInputProps('until_day')}
      />
      <ReasonFields
        chosen={form.values.reason}
        onPick={(reason) => form.setFieldValue('reason', reason)}
        field={form.getInputProps}
      />
    </FormDialog>
  )
}

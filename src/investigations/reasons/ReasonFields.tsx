/** A reason of the list, one line, and the date on which the homes are informed. */
import { TextInput } from '@mantine/core'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import type { FormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { disclosureMessages, disclosureReasonTexts } from '../disclosures.messages.ts'
import { chosenReasons, mostSaid } from '../disclosures.rules.ts'

export const firstReason = { reason: 'damage', said: '', later: '' }

interface ReasonFieldsProps {
  chosen: string
  onPick: (reason: string) => void
  field: FormState<typeof firstReason>['getInputProps']
}

export function ReasonFields({ chosen, onPick, field }: ReasonFieldsProps) {
  const { dialog: text } = useText(disclosureMessages)
  const reasons = useText(disclosureReasonTexts)
  return (
    <>
      <Toggles label={text.reason} values={chosenReasons} words={reasons} chosen={[chosen]} onPress={onPick} />
      <TextInput
        label={text.said}
        description={text.said_help}
        withAsterisk
        maxLength={mostSaid}
        autoComplete="off"
        {...field('said')}
      />
      <TextInput type="date" label={text.later} description={text.later_help} {...field('later')} />
    </>
  )
}

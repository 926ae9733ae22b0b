/** Why, in a reason of the list and one line, and when the homes may know. */
import { TextInput } from '@mantine/core'
import type { FormState } from '../../web/form/formState.ts'
import { useText } from '../../web/language/language.tsx'
import { Chips } from '../Chips.tsx'
import { lookMessages, lookReasonTexts } from '../looks.messages.ts'
import { chosenReasons, mostSaid } from '../looks.rules.ts'
import '../looks.css'

export const firstReason = { reason: 'damage', said: '', later: '' }

interface ReasonFieldsProps {
  chosen: string
  onPick: (reason: string) => void
  field: FormState<typeof firstReason>['getInputProps']
}

export function ReasonFields({ chosen, onPick, field }: ReasonFieldsProps) {
  const { dialog: text } = useText(lookMessages)
  const reasons = useText(lookReasonTexts)
  return (
    <>
      <Chips label={text.reason} values={chosenReasons} words={reasons} chosen={chosen} onPick={onPick} />
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

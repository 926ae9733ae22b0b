/** Offers the outcomes of an arrival at a unit without anyone to ask, each as one press; an entry needs a reason. */
import { TextInput } from '@mantine/core'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Presses } from '../../web/form/fields/Presses.tsx'
import { useText } from '../../web/language/language.tsx'
import type { UnaskedOutcome } from '../arrivals/arrivals.ts'
import { unaskedTexts } from '../arrivals/asks.messages.ts'

interface UnaskedProps {
  outcomes: readonly UnaskedOutcome[]
  why: string
  onWhy: (why: string) => void
  pending: boolean
  onPress: (outcome: UnaskedOutcome) => void
}

export function Unasked({ outcomes, why, onWhy, pending, onPress }: UnaskedProps) {
  const words = useText(unaskedTexts)
  const may = outcomes.includes('let_in')
  return (
    <Stack>
      <Note tone="wait">{words.text}</Note>
      {may ? (
        <TextInput
          label={words.reason}
          autoComplete="off"
          maxLength={300}
          value={why}
          onChange={(event) => onWhy(event.currentTarget.value)}
        />
      ) : null}
      <Presses
        label={words.what}
        choices={outcomes
          .filter((outcome) => outcome !== 'let_in' || why.trim() !== '')
          .map((value) => ({ value, label: words.outcomes[value] }))}
        disabled={pending}
        onPress={onPress}
      />
    </Stack>
  )
}

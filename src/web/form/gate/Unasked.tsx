/** Where nobody of a unit can be asked: what became of the arrival, each a press; letting in with a reason. */
import { TextInput } from '@mantine/core'
import { Note } from '../../cards/Note.tsx'
import { Stack } from '../../cards/Stack.tsx'
import { Presses } from '../fields/Presses.tsx'

type Outcome = 'refused' | 'left' | 'left_at_gate' | 'let_in'

interface UnaskedProps {
  outcomes: readonly Outcome[]
  words: {
    text: string
    what: string
    outcomes: Readonly<Record<Outcome, string>>
    reason: string
  }
  why: string
  onWhy: (why: string) => void
  pending?: boolean
  onPress: (outcome: Outcome) => void
}

export function Unasked({ outcomes, words, why, onWhy, pending = false, onPress }: UnaskedProps) {
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

/** Which unit is meant by what is written, who lives there, and what to do where there is none: choose a likely one, or make it. */
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { newId } from '../../shared/ids.ts'
import { type MeantUnit, spellings } from '../../units/spellings/spellings.contract.ts'
import { spellingMessages } from '../../units/spellings/spellings.messages.ts'
import { units } from '../../units/units.contract.ts'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Presses } from '../../web/form/fields/Presses.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'

interface WrittenUnitProps {
  condominium_id: string
  written: string
  onChoose: (unit: string) => void
}

/** Asked once the words stand for a moment. */
const typingMs = 400

export function useMeantUnit(condominiumId: string, typed: string) {
  const [written] = useDebouncedValue(typed.trim().replace(/\s+/g, ' ').toUpperCase(), typingMs)
  const enabled = condominiumId !== '' && written !== '' && written.length <= 20
  return { written, read: useRead(spellings.meant, { condominium_id: condominiumId, written }, { enabled }) }
}

export function WrittenUnit({ condominium_id, written: typed, onChoose }: WrittenUnitProps) {
  const { meant: text } = useText(spellingMessages)
  const { language } = useLanguage()
  const { written, read } = useMeantUnit(condominium_id, typed)
  const failed = failureOf(read)
  if (failed) return <Failed title={text.failed} {...failed} />
  const meant = read.data
  if (!meant) return null
  if (meant.unit === null) return <UnknownUnit {...meant} {...{ condominium_id, written, onChoose }} />
  const people = new Intl.ListFormat(language).format(meant.people)
  const said = [
    ...(meant.unit === written ? [] : [text.is(meant.unit)]),
    ...(meant.people.length > 0 ? [text.lives(meant.unit, people)] : []),
  ]
  return said.length > 0 ? <p role="status">{said.join(' ')}</p> : null
}

type UnknownUnitProps = WrittenUnitProps & Pick<MeantUnit, 'likely' | 'alike'>

function UnknownUnit({ condominium_id, written, likely, alike, onChoose }: UnknownUnitProps) {
  const { meant: text } = useText(spellingMessages)
  const making = useAct(units.make)
  const make = () =>
    making.run(
      {
        condominium_id,
        // Of those that are written alike none was meant.
        units: [{ id: newId(), unit_number: written, tower: null, floor: null, kind: 'home', apart: alike }],
      },
      { done: text.made(written), failed: text.make_failed },
      { done: () => onChoose(written) },
    )
  return (
    <Note tone="wait">
      <Stack>
        <span>{text.none(written)}</span>
        {likely.length > 0 ? (
          <Presses
            label={text.likely}
            choices={likely.map((unit) => ({ value: unit, label: unit }))}
            onPress={onChoose}
          />
        ) : null}
        <Button type="button" variant="default" loading={making.pending} onClick={make}>
          {text.make(written)}
        </Button>
      </Stack>
    </Note>
  )
}

/** Resolves a typed unit: shows its residents, or offers a similar unit or a new one. */
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
  /** Set in a form that creates the unit together with its person; elsewhere the press creates the unit at once. */
  fresh?: { unit: string; onPress: (unit: string) => void } | undefined
}

/** Searches after this pause in typing. */
const typingMs = 400

const tidy = (typed: string) => typed.trim().replace(/\s+/g, ' ').toUpperCase()

/** A form sends `new_unit` only if its unit is still the one that the user marked as new. */
export const freshUnit = (pressed: string, typed: string) =>
  pressed !== '' && pressed === tidy(typed) ? { new_unit: true } : {}

/** Marking the unit as new settles the refusal that asked for it. */
export const openError = ({ error, code }: { error: string | null; code: string | null }, values: Written) =>
  code === 'home_unit_unknown' && freshUnit(values.fresh, values.unit_number).new_unit ? null : error

interface Written {
  fresh: string
  unit_number: string
}

export function useMeantUnit(condominiumId: string, typed: string) {
  const [written] = useDebouncedValue(tidy(typed), typingMs)
  const enabled = condominiumId !== '' && written !== '' && written.length <= 20
  return { written, read: useRead(spellings.meant, { condominium_id: condominiumId, written }, { enabled }) }
}

export function WrittenUnit({ condominium_id, written: typed, onChoose, fresh }: WrittenUnitProps) {
  const { meant: text } = useText(spellingMessages)
  const { language } = useLanguage()
  const { written, read } = useMeantUnit(condominium_id, typed)
  const failed = failureOf(read)
  if (failed) return <Failed title={text.failed} {...failed} />
  const meant = read.data
  if (!meant) return null
  if (meant.unit === null) return <UnknownUnit {...meant} {...{ condominium_id, written, onChoose, fresh }} />
  const people = new Intl.ListFormat(language).format(meant.people)
  const said = [
    ...(meant.unit === written ? [] : [text.is(meant.unit)]),
    ...(meant.people.length > 0 ? [text.lives(meant.unit, people)] : []),
  ]
  return said.length > 0 ? <p role="status">{said.join(' ')}</p> : null
}

type UnknownUnitProps = WrittenUnitProps & Pick<MeantUnit, 'likely' | 'alike'>

function UnknownUnit({ condominium_id, written, likely, alike, onChoose, fresh }: UnknownUnitProps) {
  const { meant: text } = useText(spellingMessages)
  const making = useAct(units.make)
  const make = () =>
    making.run(
      {
        condominium_id,
        // The user wants none of the similar units.
        units: [{ id: newId(), unit_number: written, tower: null, floor: null, kind: 'home', apart: alike }],
      },
      { done: text.made(written), failed: text.make_failed },
      { done: () => onChoose(written) },
    )
  if (fresh?.unit === written) return <Note>{text.will_make(written)}</Note>
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
        <Button
          type="button"
          variant="default"
          loading={making.pending}
          onClick={fresh ? () => fresh.onPress(written) : make}
        >
          {text.make(written)}
        </Button>
      </Stack>
    </Note>
  )
}

/** A guard types in the lines written on paper. The device keeps each line first, like every act of the station. */
import { Box, Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { unitNamed, unitsLikely } from '../../../shared/unitNames.ts'
import { Stack } from '../../../web/cards/Stack.tsx'
import { Presses } from '../../../web/form/fields/Presses.tsx'
import { useText } from '../../../web/language/language.tsx'
import { Dialog } from '../../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../../web/pieces/dialogs/DialogActs.tsx'
import { unitsIn } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { clockText, type Glance } from '../gateWords.ts'
import { paperMessages } from './paper.messages.ts'
import { type PaperProblem, type PaperValues, writtenAt } from './paperLine.ts'

interface TypeInDialogProps {
  station: Station
  glance: Glance
  onClose: () => void
}

interface Line {
  at: string
  name: string
  unit: string
  unknown: boolean
}

const empty: PaperValues = { day: 'today', time: '', name: '', unit: '', plate: '' }

export function TypeInDialog({ station, glance, onClose }: TypeInDialogProps) {
  const text = useText(paperMessages)
  const [values, setValues] = useState(empty)
  const [problem, setProblem] = useState<PaperProblem | 'no_unit' | 'failed' | null>(null)
  /** The unknown unit that the paper says, once the guard keeps it. */
  const [kept, setKept] = useState<string | null>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  const [busy, setBusy] = useState(false)
  const time = useRef<HTMLInputElement>(null)
  const input = (field: 'time' | 'name' | 'unit' | 'plate') => ({
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [field]: event.currentTarget.value }),
    autoComplete: 'off',
  })
  const units = unitsIn(station.snapshot)
  const typed = values.unit.trim().toUpperCase()
  const named = unitNamed(typed, units, station.snapshot?.spellings)
  // A station without data knows no unit.
  const isUnknown = typed !== '' && named === null && units.length > 0
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const at = writtenAt(values, station.time().now, glance.time_zone)
    if (typeof at === 'string') return setProblem(at)
    const name = values.name.trim()
    if (name === '') return setProblem('required')
    if (isUnknown && kept !== typed) return setProblem('no_unit')
    setBusy(true)
    const writtenOn = new Date(at).toISOString()
    const [unit, plate] = [named ?? typed, values.plate.trim().toUpperCase()]
    try {
      await station.record({
        kind: 'paper_line',
        written_at: writtenOn,
        name,
        unit_number: unit === '' ? null : unit,
        plate: plate === '' ? null : plate,
      })
      setLines([{ at: writtenOn, name, unit, unknown: isUnknown }, ...lines])
      setValues({ ...empty, day: values.day })
      setProblem(null)
      time.current?.focus()
    } catch {
      setProblem('failed')
    } finally {
      setBusy(false)
    }
  }
  const unknown = problem === 'no_unit' && isUnknown && kept !== typed
  const likely = unknown ? unitsLikely(typed, units, station.snapshot?.spellings) : []
  const wrong = problem === 'not_a_time' || problem === 'not_yet' ? text[problem] : null
  return (
    <Dialog opened onClose={onClose} title={text.type} size="46rem">
      <Stack>
        <p>{text.type_what}</p>
        <form onSubmit={(event) => void save(event)}>
          <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="sm" mb="md">
            <NativeSelect
              label={text.day}
              value={values.day}
              data={[
                { value: 'today', label: text.today },
                { value: 'yesterday', label: text.yesterday },
              ]}
              onChange={({ currentTarget: { value } }) =>
                setValues({ ...values, day: value === 'yesterday' ? 'yesterday' : 'today' })
              }
            />
            <TextInput
              ref={time}
              label={text.time}
              placeholder={text.time_hint}
              inputMode="numeric"
              maxLength={8}
              withAsterisk
              data-autofocus
              error={wrong}
              {...input('time')}
            />
            <TextInput
              label={text.who}
              maxLength={120}
              withAsterisk
              error={problem === 'required' ? text.required : null}
              {...input('name')}
            />
            <TextInput
              label={text.unit}
              maxLength={20}
              list="garita-paper-units"
              error={unknown ? text.no_unit(typed) : null}
              {...input('unit')}
            />
            <TextInput label={text.plate} maxLength={15} {...input('plate')} />
            <datalist id="garita-paper-units">
              {units.map((unit) => (
                <option key={unit} value={unit} />
              ))}
            </datalist>
          </SimpleGrid>
          {likely.length > 0 ? (
            <Presses
              label={text.meant}
              choices={likely.map((unit) => ({ value: unit, label: unit }))}
              onPress={(unit) => setValues({ ...values, unit })}
            />
          ) : null}
          {unknown ? (
            <Button type="button" variant="default" onClick={() => setKept(typed)}>
              {text.as_on_paper(typed)}
            </Button>
          ) : null}
          {problem === 'failed' ? <p role="alert">{text.failed}</p> : null}
          <DialogActs>
            <Button variant="default" onClick={onClose}>
              {text.done}
            </Button>
            <Button type="submit" loading={busy}>
              {text.save}
            </Button>
          </DialogActs>
        </form>
        {lines.length > 0 ? (
          <div role="status">
            <strong>
              {text.saved}: {lines.length}
            </strong>
            <Box component="ul" mah="12rem" mt="xs" p={0} style={{ overflowY: 'auto', listStyle: 'none' }}>
              {lines.map(({ at, name, unit, unknown: flagged }) => (
                <li key={`${at} ${name} ${unit}`}>
                  {clockText(at, glance)} {name} {unit}
                  {flagged ? ` (${text.unknown_unit})` : null}
                </li>
              ))}
            </Box>
          </div>
        ) : null}
      </Stack>
    </Dialog>
  )
}

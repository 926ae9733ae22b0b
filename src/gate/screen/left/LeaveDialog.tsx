/** What was left at the gate for a unit: one touch writes it down, also without a line. */
import { TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { byUnit } from '../../../shared/unitNames.ts'
import { leftTexts, leftWords } from '../../../visits/left/left.messages.ts'
import { type LeftFor, type LeftKind, leftKinds } from '../../../visits/left/left.ts'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { Presses } from '../../../web/form/Presses.tsx'
import { UnitSelect } from '../../../web/form/UnitSelect.tsx'
import { useText } from '../../../web/language/language.tsx'
import { Dialog } from '../../../web/pieces/dialogs/Dialog.tsx'
import { unitsIn } from '../../facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { guardMessages } from '../guard.messages.ts'

interface LeaveDialogProps {
  station: Station
  /** Null where the guard writes it by hand. */
  of: LeftFor | null
  onClose: () => void
}

export function LeaveDialog({ station, of, onClose }: LeaveDialogProps) {
  const text = useText(leftTexts)
  const words = useText(leftWords)
  const { done } = useText(guardMessages)
  const { snapshot } = station
  const units = useMemo(() => [...unitsIn(snapshot)].sort(byUnit), [snapshot])
  const [unit, setUnit] = useState(of?.unit_number ?? '')
  const [company, setCompany] = useState(of?.company ?? '')
  const [said, setSaid] = useState('')
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open')
  const write = async (item: LeftKind) => {
    setState('pending')
    try {
      await station.record({
        ...{ kind: 'item_left', unit_number: unit, item, said: said.trim() || null, company: company.trim() || null },
        authorization_id: of?.authorization_id ?? null,
      })
    } catch {
      return setState('failed')
    }
    onClose()
    toastSuccess(text.written)
  }
  return (
    <Dialog opened onClose={onClose} title={of ? `${text.write_it} · ${of.unit_number}` : text.write}>
      <Stack>
        {of ? null : (
          <>
            <UnitSelect
              label={text.unit}
              placeholder={text.choose_unit}
              nothingFoundMessage={text.no_units}
              withAsterisk
              units={units}
              spellings={snapshot?.spellings}
              value={unit}
              onChange={setUnit}
            />
            <TextInput
              label={text.company}
              autoComplete="off"
              maxLength={60}
              value={company}
              onChange={(event) => setCompany(event.currentTarget.value)}
            />
          </>
        )}
        <TextInput
          label={text.said}
          autoComplete="off"
          maxLength={120}
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
        />
        <Presses
          label={text.what}
          choices={leftKinds.map((value) => ({ value, label: words[value] }))}
          disabled={unit === '' || state === 'pending'}
          onPress={(item) => void write(item)}
        />
        <p className="garita-second">{text.what_help}</p>
        {state === 'failed' ? <Note tone="bad">{done.failed_text}</Note> : null}
      </Stack>
    </Dialog>
  )
}

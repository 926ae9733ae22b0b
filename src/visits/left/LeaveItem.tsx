/** At a desk: what was left for a unit, in one touch. */
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { spellings } from '../../units/spellings/spellings.contract.ts'
import { useAct } from '../../web/calls/act.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Stack } from '../../web/cards/Stack.tsx'
import { Presses } from '../../web/form/Presses.tsx'
import { UnitSelect } from '../../web/form/UnitSelect.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { visits } from '../visits.contract.ts'
import { leftItems } from './left.contract.ts'
import { leftTexts, leftWords } from './left.messages.ts'
import { type LeftFor, leftKinds } from './left.ts'

interface LeaveItemProps {
  condominium_id: string
  /** Null where the guard writes it by hand. */
  of: LeftFor | null
  onClose: () => void
}

export function LeaveItem({ condominium_id, of, onClose }: LeaveItemProps) {
  const text = useText(leftTexts)
  const words = useText(leftWords)
  const [eventId] = useState(newId)
  const [unit, setUnit] = useState(of?.unit_number ?? '')
  const [said, setSaid] = useState('')
  const [company, setCompany] = useState(of?.company ?? '')
  const units = useRead(visits.units, { condominium_id }, { enabled: !of })
  const spelled = useRead(spellings.spelled, { condominium_id }, { enabled: !of })
  const leave = useAct(leftItems.leave)
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
              units={units.data ?? []}
              spellings={spelled.data}
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
          disabled={unit === '' || leave.pending}
          onPress={(item) =>
            leave.run(
              {
                ...{ condominium_id, event_id: eventId, unit_number: unit, item, said, company },
                authorization_id: of?.authorization_id ?? null,
              },
              { done: text.written, failed: text.failed },
              { done: onClose },
            )
          }
        />
        <p className="garita-second">{text.what_help}</p>
      </Stack>
    </Dialog>
  )
}

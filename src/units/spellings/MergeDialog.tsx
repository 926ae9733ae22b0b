/** Asks which number stays, and explains the effect on both homes before the merge. */
import { Radio } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { mostPhones } from '../units.rules.ts'
import { spellings, type UnitPair, type UnitSide } from './spellings.contract.ts'
import { spellingMessages } from './spellings.messages.ts'
import { Beside, SideFacts } from './UnitSides.tsx'

interface MergeDialogProps {
  place: string
  pair: UnitPair
  onClose: () => void
}

/** Prefers the unit with more people and lines, so that fewer get another number. */
const weight = ({ people, authorized, lines }: UnitSide) => people.length * 10_000 + authorized * 100 + lines

export function MergeDialog({ place, pair, onClose }: MergeDialogProps) {
  const { dialog: text } = useText(spellingMessages)
  const sides = [pair.one, pair.other]
  const [keptId, setKeptId] = useState(weight(pair.other) > weight(pair.one) ? pair.other.id : pair.one.id)
  const merge = useAct(spellings.merge)
  const [kept, gone] = keptId === pair.one.id ? [pair.one, pair.other] : [pair.other, pair.one]
  return (
    <ConfirmDialog
      title={text.title}
      confirm={text.confirm(kept.unit_number)}
      against
      pending={merge.pending}
      onClose={onClose}
      onConfirm={() =>
        merge.run(
          {
            condominium_id: place,
            kept_id: kept.id,
            kept_revision: kept.revision,
            gone_id: gone.id,
            gone_revision: gone.revision,
          },
          { done: text.done(kept.unit_number), failed: text.failed },
          { ended: onClose },
        )
      }
    >
      <Radio.Group label={text.which} value={keptId} onChange={setKeptId}>
        <Beside>
          {sides.map((side) => (
            <div key={side.id}>
              <Radio value={side.id} label={<strong>{side.unit_number}</strong>} />
              <SideFacts side={side} />
            </div>
          ))}
        </Beside>
      </Radio.Group>
      <Consequences kept={kept} gone={gone} />
    </ConfirmDialog>
  )
}

function Consequences({ kept, gone }: { kept: UnitSide; gone: UnitSide }) {
  const { dialog: text } = useText(spellingMessages)
  return (
    <>
      {kept.people.length > 0 && gone.people.length > 0 ? (
        <Note tone="wait">
          <p>{text.share(gone.people.join(', '), kept.people.join(', '))}</p>
          <p>{text.past}</p>
        </Note>
      ) : null}
      <p>{text.moves(gone.unit_number, kept.unit_number)}</p>
      <p>{text.history(gone.unit_number, kept.unit_number)}</p>
      {kept.phones + gone.phones > mostPhones ? <p>{text.phones(mostPhones)}</p> : null}
      {kept.has_code && gone.has_code ? <p>{text.codes}</p> : null}
      <strong>{text.forever}</strong>
    </>
  )
}

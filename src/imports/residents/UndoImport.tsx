/** Undoes a whole import of residents after a preview, and lists the imports that can be undone. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { failureOf, useRead, useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { type MadeImport, residentImports, type WeighedImport } from './residentImports.contract.ts'
import { wholeImportTexts } from './residentImports.messages.ts'

interface ImportId {
  condominium_id: string
  import_id: string
}

export function ImportsMade({ place }: { place: string }) {
  const text = useText(wholeImportTexts)
  const read = useRead(residentImports.made, { condominium_id: place })
  const failed = failureOf(read)
  if (failed) return <Failed title={text.lists_failed} {...failed} />
  if (!read.data || read.data.length === 0) return null
  return (
    <Card title={text.lists}>
      <LineList>
        {read.data.map((made) => (
          <Made key={made.id} place={place} made={made} />
        ))}
      </LineList>
    </Card>
  )
}

function Made({ place, made }: { place: string; made: MadeImport }) {
  const text = useText(wholeImportTexts)
  const dates = useDates().at(made.time_zone)
  const when = dates.moment(made.at)
  return (
    <li>
      <div>
        <strong>{when}</strong>
        <span>{text.list_line(made.people, made.by_name)}</span>
        {made.undone_at && made.undone_by_name ? (
          <span>{text.undone_by(made.undone_by_name, dates.moment(made.undone_at))}</span>
        ) : null}
      </div>
      {made.undone_at ? null : (
        <UndoButton
          one={{ condominium_id: place, import_id: made.id }}
          label={text.undo_act}
          about={text.undo_of(when)}
        />
      )}
    </li>
  )
}

interface UndoButtonProps {
  one: ImportId
  label: string
  about?: string
}

function UndoButton({ one, label, about }: UndoButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" aria-label={about} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking ? <UndoDialog one={one} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

export function UndoThis({ one }: { one: ImportId }) {
  const text = useText(wholeImportTexts)
  const made = useRead(residentImports.made, { condominium_id: one.condominium_id }).data
  const open = made?.some(({ id, undone_at }) => id === one.import_id && undone_at === null)
  return open ? <UndoButton one={one} label={text.undo} /> : null
}

function UndoDialog({ one, onClose }: { one: ImportId; onClose: () => void }) {
  const text = useText(wholeImportTexts)
  const weighed = useRead(residentImports.weigh, one)
  const failed = failureOf(weighed)
  const undoing = useWrite(residentImports.undo)
  const refusalText = useRefusalText()
  const counts = weighed.data
  const stay = ({ people_stay, units_stay }: WeighedImport) =>
    [
      people_stay > 0 ? text.stay_people(people_stay) : null,
      units_stay > 0 ? text.stay_units(units_stay) : null,
    ].filter((said) => said !== null)
  const undo = () =>
    undoing.mutateAsync(one).then(
      (done) => {
        toastSuccess(stay(done).join(' ') || text.nothing_stays, text.undone(done.people, done.units))
        onClose()
      },
      () => undefined,
    )
  return (
    <ConfirmDialog
      title={text.undo_title}
      confirm={text.undo_act}
      danger
      ready={counts !== undefined}
      pending={undoing.isPending}
      error={undoing.error ? refusalText(undoing.error) : failed ? text.weigh_failed : null}
      onClose={onClose}
      onConfirm={() => void undo()}
    >
      {counts ? (
        <>
          <p>{text.goes(counts.people, counts.units)}</p>
          {stay(counts).map((said) => (
            <p key={said}>{said}</p>
          ))}
          <p>{text.letters}</p>
        </>
      ) : (
        <p>{text.weighing}</p>
      )}
    </ConfirmDialog>
  )
}

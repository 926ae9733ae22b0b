/** The code of a unit: the facts of the current one, a new one that is shown once, and its end. */
import { Button, TextInput } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead, useWrite } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { HereOnlyNote } from '../../web/pieces/codes/HereOnlyNote.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../web/pieces/dialogs/DialogActs.tsx'
import { MadeUnitCode } from './MadeUnitCode.tsx'
import { type UnitCode, unitCodes } from './unitCodes.contract.ts'
import { unitCodeMessages } from './unitCodes.messages.ts'
import { mostRegistrations } from './unitCodes.rules.ts'

interface UnitCodeDialogProps {
  place: { id: string; name: string }
  unit_number: string
  onClose: () => void
}

/** A stay ends at noon unless another hour is chosen. */
const usualHour = '12:00'

export function UnitCodeDialog({ place, unit_number, onClose }: UnitCodeDialogProps) {
  const text = useText(unitCodeMessages)
  const refusalText = useRefusalText()
  const home = { condominium_id: place.id, unit_number }
  const read = useRead(unitCodes.currentCode, home)
  const make = useWrite(unitCodes.makeCode)
  const end = useAct(unitCodes.endCode)
  const [ending, setEnding] = useState<UnitCode | null>(null)
  const [lastDay, setLastDay] = useState('')
  const [lastHour, setLastHour] = useState(usualHour)
  const failed = failureOf(read)
  const current = read.data?.code ?? null
  return (
    <>
      <Dialog
        opened={!ending}
        onClose={onClose}
        // The code is shown once: a stray click beside the dialog must not hide it.
        closeOnClickOutside={!make.data}
        title={text.title(unit_number)}
      >
        <Stack>
          {make.isError ? <Note tone="bad">{refusalText(make.error)}</Note> : null}
          <HereOnlyNote />
          {make.data ? (
            <MadeUnitCode place={place.name} unit_number={unit_number} made={make.data} />
          ) : failed ? (
            <Failed title={text.failed} {...failed} />
          ) : read.data ? (
            <>
              <p>{text.about}</p>
              {current ? <Current code={current} /> : <p className="garita-second">{text.none}</p>}
              <Row>
                <TextInput
                  type="date"
                  label={text.last_day}
                  description={text.last_day_hint}
                  value={lastDay}
                  onChange={(event) => setLastDay(event.currentTarget.value)}
                />
                {lastDay ? (
                  <TextInput
                    type="time"
                    label={text.last_hour}
                    description={text.last_hour_hint}
                    value={lastHour}
                    onChange={(event) => setLastHour(event.currentTarget.value)}
                  />
                ) : null}
              </Row>
              <DialogActs>
                {current ? (
                  <Button variant="default" onClick={() => setEnding(current)}>
                    {text.end}
                  </Button>
                ) : null}
                <Button
                  loading={make.isPending}
                  onClick={() =>
                    make.mutate({ ...home, last_day: lastDay || null, last_hour: (lastDay && lastHour) || null })
                  }
                >
                  {current ? text.make_new : text.make}
                </Button>
              </DialogActs>
            </>
          ) : (
            <Loading />
          )}
        </Stack>
      </Dialog>
      {ending ? (
        <ConfirmDialog
          against
          title={text.end_title}
          about={{ name: unit_number, lines: [place.name], icon: IconHome }}
          confirm={text.end}
          pending={end.pending}
          onClose={() => setEnding(null)}
          onConfirm={() =>
            end.run({ id: ending.id }, { done: text.ended, failed: text.end_failed }, { ended: () => setEnding(null) })
          }
        >
          {text.end_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function Current({ code }: { code: UnitCode }) {
  const text = useText(unitCodeMessages)
  const dates = useDates().at(code.time_zone)
  return (
    <Stack>
      <strong>{text.current}</strong>
      <p>{text.made_by(code.made_by_name, dates.day(code.created_at))}</p>
      <p>
        {text.uses(code.uses, mostRegistrations)}, {text.until(dates.moment(code.expires_at))}
      </p>
      {code.stays_until ? <p>{text.stays(dates.end(code.stays_until))}</p> : null}
      <p className="garita-second">{text.ends_former}</p>
    </Stack>
  )
}

/** A supervisor reads the code of today to a substitute guard by telephone; the log records each press that shows it. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../../../shared/ids.ts'
import { useWrite } from '../../../web/calls/queries.ts'
import { useRefusalText } from '../../../web/calls/refusals.tsx'
import { useDates } from '../../../web/cards/dates.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { useText } from '../../../web/language/language.tsx'
import { ShownCode } from '../../../web/pieces/codes/ShownCode.tsx'
import { Dialog } from '../../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../../web/pieces/dialogs/DialogActs.tsx'
import { dailyCodeMessages } from './dailyCode.messages.ts'
import { substitutes } from './substitutes.contract.ts'

export interface SubstituteTablet {
  id: string
  name: string
  condominium: { id: string; time_zone: string }
}

export function DailyCodeDialog({ tablet, onClose }: { tablet: SubstituteTablet; onClose: () => void }) {
  const text = useText(dailyCodeMessages)
  const refusalText = useRefusalText()
  const dates = useDates().at(tablet.condominium.time_zone)
  const reading = useWrite(substitutes.readCode)
  const [id] = useState(newId)
  const read = reading.data
  return (
    <Dialog opened onClose={onClose} title={text.title(tablet.name)} closeOnClickOutside={!read}>
      <Stack>
        {reading.isError ? <Note tone="bad">{refusalText(reading.error)}</Note> : null}
        {read ? (
          <>
            {read.code === null ? (
              <Note tone="wait" title={text.not_ready}>
                {text.not_ready_text}
              </Note>
            ) : (
              <>
                <ShownCode label={text.code} code={read.code.replace(/^(\d{4})/, '$1 ')} />
                <p>{text.until(dates.moment(read.closes_at))}</p>
              </>
            )}
            <h3>{text.readings}</h3>
            <ul>
              {read.readings.map(({ by, at }) => (
                <li key={at}>{text.reading(by, dates.moment(at))}</li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p>{text.about}</p>
            <p>{text.written_down}</p>
          </>
        )}
        <DialogActs>
          <Button variant="default" onClick={onClose}>
            {read ? text.done : text.cancel}
          </Button>
          {read ? null : (
            <Button
              loading={reading.isPending}
              onClick={() => reading.mutate({ condominium_id: tablet.condominium.id, tablet_id: tablet.id, id })}
            >
              {text.show}
            </Button>
          )}
        </DialogActs>
      </Stack>
    </Dialog>
  )
}

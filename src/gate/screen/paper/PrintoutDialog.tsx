/** The contingency sheet, from the snapshot of the station: sealed on the tablet until it is printed, and each printing is a line of the log. */
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useDates } from '../../../web/cards/dates.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { useText } from '../../../web/language/language.tsx'
import { Dialog } from '../../../web/pieces/dialogs/Dialog.tsx'
import { DialogActs } from '../../../web/pieces/dialogs/DialogActs.tsx'
import { OnPaper } from '../../../web/pieces/paper/OnPaper.tsx'
import type { Station } from '../../station/station.ts'
import type { Glance } from '../gateWords.ts'
import { ContingencyPrintout } from './ContingencyPrintout.tsx'
import { paperMessages } from './paper.messages.ts'
import { printoutOf } from './printout.ts'

interface PrintoutDialogProps {
  station: Station
  glance: Glance
  onClose: () => void
}

export function PrintoutDialog({ station, glance, onClose }: PrintoutDialogProps) {
  const text = useText(paperMessages)
  const dates = useDates().at(glance.time_zone)
  const { snapshot, agent } = station
  const [state, setState] = useState<'sealed' | 'printing' | 'failed'>('sealed')
  const sheet = snapshot && printoutOf(snapshot, glance.now)
  async function printIt(): Promise<void> {
    // The log gets its line first, so that no printout leaves the tablet without a line.
    try {
      await station.record({ kind: 'sheet_printed' })
    } catch {
      return setState('failed')
    }
    setState('printing')
    setTimeout(() => {
      print()
      setState('sealed')
    }, 100)
  }
  return (
    <Dialog opened onClose={onClose} title={text.sheet} size="34rem">
      <Stack>
        <p>{text.sheet_what}</p>
        {sheet && snapshot ? (
          <p>
            <strong>{text.holds(sheet.expected.length, sheet.homes.length)}</strong>
            {' · '}
            {text.as_of(dates.moment(snapshot.taken_at))}
          </p>
        ) : (
          <Note tone="wait">{text.no_data}</Note>
        )}
        {sheet ? <p>{text.telephones[sheet.telephones]}</p> : null}
        <p className="garita-second">{text.secret}</p>
        {state === 'failed' ? (
          <Note tone="bad" title={text.printed_failed}>
            {text.failed}
          </Note>
        ) : null}
        <DialogActs>
          <Button variant="default" onClick={onClose}>
            {text.done}
          </Button>
          <Button
            disabled={!sheet}
            loading={state === 'printing'}
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => void printIt()}
          >
            {text.print}
          </Button>
        </DialogActs>
      </Stack>
      {sheet && snapshot && state === 'printing' ? (
        <OnPaper>
          <ContingencyPrintout sheet={sheet} snapshot={snapshot} agent={agent.name} glance={glance} />
        </OnPaper>
      ) : null}
    </Dialog>
  )
}

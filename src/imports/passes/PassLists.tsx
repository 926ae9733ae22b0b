/** Earlier imports with their passes, and buttons to revoke them. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../../web/calls/api.ts'
import { useTurning } from '../../web/calls/list.ts'
import { failureOf, lookAgainAt, useRead } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { PassListRows } from './PassListRows.tsx'
import { type ImportedList, type ImportedPass, passImports } from './passes.contract.ts'
import { passMessages } from './passes.messages.ts'

export function PassLists({ place }: { place: string }) {
  const text = useText(passMessages)
  const dates = useDates()
  const [opened, setOpened] = useState<ImportedList | null>(null)
  const read = useRead(passImports.lists, { condominium_id: place })
  const failed = failureOf(read)
  if (failed) return <Failed title={text.lists_failed} {...failed} />
  if (!read.data || (read.data.length === 0 && !opened)) return null
  return (
    <Card title={text.lists_title}>
      <LineList>
        {read.data.map((list) => {
          const when = dates.at(list.time_zone).moment(list.at)
          const { what } = text.kinds[list.auth_type]
          return (
            <li key={list.id}>
              <div>
                <strong>{what}</strong>
                <div className="garita-second">{text.list_line(when, list.by_name, list.passes)}</div>
              </div>
              <Button
                variant="default"
                aria-label={text.open_list_of(what.toLowerCase(), when)}
                onClick={() => setOpened(list)}
              >
                {text.open_list}
              </Button>
            </li>
          )
        })}
      </LineList>
      {opened ? <PassListDialog place={place} list={opened} onClose={() => setOpened(null)} /> : null}
    </Card>
  )
}

interface PassListDialogProps {
  place: string
  list: ImportedList
  onClose: () => void
}

function PassListDialog({ place, list, onClose }: PassListDialogProps) {
  const text = useText(passMessages)
  const phone = useIsPhone()
  const turning = useTurning()
  const [ending, setEnding] = useState<ImportedPass | 'all' | null>(null)
  const inquiry = { condominium_id: place, import_id: list.id }
  const left = useRead(passImports.lists, { condominium_id: place }).data?.find(({ id }) => id === list.id)?.passes ?? 0
  const { end, pending, error } = useEnding(inquiry, () => setEnding(null))
  return (
    <>
      <Dialog
        opened={ending === null}
        onClose={onClose}
        title={text.kinds[list.auth_type].what}
        size="42rem"
        fullScreen={phone}
      >
        <PassListRows
          inquiry={inquiry}
          turning={turning}
          onEnd={setEnding}
          onEndAll={left > 0 ? () => setEnding('all') : undefined}
        />
      </Dialog>
      {ending ? (
        <ConfirmDialog
          title={ending === 'all' ? text.end_all_title(left) : text.end_title(ending.vehicle_plate ?? ending.name)}
          confirm={ending === 'all' ? text.end_all : text.end}
          danger
          pending={pending}
          error={error}
          onConfirm={() => void end(ending === 'all' ? undefined : ending.id)}
          onClose={() => setEnding(null)}
        >
          {ending === 'all' ? text.end_all_text : text.end_text(ending.unit_number)}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** Revokes one pass, or a whole list in parts; an interruption keeps the parts that are done. */
function useEnding(inquiry: { condominium_id: string; import_id: string }, onEnded: () => void) {
  const text = useText(passMessages)
  const refusalText = useRefusalText()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function end(id: string | undefined): Promise<void> {
    setPending(true)
    setError(null)
    try {
      let ended = 0
      let answer = await ask(passImports.endPasses, { ...inquiry, id })
      ended += answer.ended
      while (answer.ended > 0 && answer.left > 0) {
        answer = await ask(passImports.endPasses, { ...inquiry, id })
        ended += answer.ended
      }
      toastSuccess(
        [text.ended(ended), answer.inside > 0 ? text.inside_left(answer.inside) : ''].filter(Boolean).join('. '),
      )
      onEnded()
    } catch (no) {
      setError(`${text.end_failed}: ${refusalText(no)}`)
    } finally {
      setPending(false)
      void lookAgainAt('imports')
    }
  }
  return { end, pending, error }
}

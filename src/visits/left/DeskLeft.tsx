/** "En caseta" at the desk: what waits for whom, and to whom it is handed. A button among the tools, so that no row moves for it. */
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { HandOverDialog } from '../../web/form/gate/HandOverDialog.tsx'
import { later } from '../../web/frame/later.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { Tip } from '../../web/pieces/Tip.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { leftItems, type WaitingItem } from './left.contract.ts'
import { leftTexts, leftWords } from './left.messages.ts'
import { leftName } from './left.ts'
import './left.css'

const LeaveItem = later(() => import('./LeaveItem.tsx').then((loaded) => loaded.LeaveItem))

interface DeskLeftProps {
  /** Where the guard works. */
  places: readonly { id: string; name: string }[]
}

export function DeskLeft({ places }: DeskLeftProps) {
  const text = useText(leftTexts)
  const phone = useIsPhone()
  const words = useText(leftWords)
  const dates = useDates()
  const book = useRead(leftItems.book, {})
  const [handing, setHanding] = useState<WaitingItem | null>(null)
  const [writing, setWriting] = useState<string | null>(null)
  const [shown, setShown] = useState(false)
  const failed = failureOf(book)
  const several = places.length > 1
  const place = (name: string) => (several ? [name] : [])
  const count = book.data?.waiting.length
  const called = count === undefined ? text.tab : text.count(count)
  return (
    <>
      <Tip label={called}>
        <Button variant="default" px="sm" aria-label={phone ? undefined : called} onClick={() => setShown(true)}>
          <IconPackage size={20} stroke={1.75} aria-hidden />
          {phone ? <span className="garita-left-word">{called}</span> : null}
          {count && !phone ? <span className="garita-left-count">{count}</span> : null}
        </Button>
      </Tip>
      {shown && !handing && !writing ? (
        <Dialog opened onClose={() => setShown(false)} title={text.tab}>
          <div className="garita-left">
            {failed ? <Failed title={text.failed_read} {...failed} /> : null}
            <ul aria-label={text.list}>
              {book.data?.waiting.map((item) => (
                <li key={item.id}>
                  <strong className="garita-code">{item.unit_number}</strong>
                  <span>
                    {leftName(item, words)}
                    <span className="garita-second">
                      {[
                        text.since(dates.at(item.condominium.time_zone).moment(item.left_at)),
                        ...place(item.condominium.name),
                      ].join(' · ')}
                    </span>
                  </span>
                  <Button
                    variant="default"
                    aria-label={`${text.hand_over}: ${item.unit_number} ${leftName(item, words)}`}
                    onClick={() => setHanding(item)}
                  >
                    {text.hand_over}
                  </Button>
                </li>
              ))}
            </ul>
            <div className="garita-left-acts">
              {places.map(({ id, name }) => (
                <Button key={id} variant="default" onClick={() => setWriting(id)}>
                  {[text.write, ...place(name)].join(' · ')}
                </Button>
              ))}
            </div>
            {book.data && book.data.handed.length > 0 ? (
              <>
                <h3>{text.handed_list}</h3>
                <ul aria-label={text.handed_list}>
                  {book.data.handed.map((item) => (
                    <li key={item.id}>
                      <strong className="garita-code">{item.unit_number}</strong>
                      <span>
                        {leftName(item, words)}
                        <span className="garita-second">
                          {text.handed_to(item.handed_to, dates.at(item.condominium.time_zone).moment(item.handed_at))}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
        </Dialog>
      ) : null}
      {handing ? <HandOver item={handing} onClose={() => setHanding(null)} /> : null}
      {writing ? <LeaveItem condominium_id={writing} of={null} onClose={() => setWriting(null)} /> : null}
    </>
  )
}

function HandOver({ item, onClose }: { item: WaitingItem; onClose: () => void }) {
  const text = useText(leftTexts)
  const words = useText(leftWords)
  const [eventId] = useState(newId)
  const act = useAct(leftItems.handOver)
  return (
    <HandOverDialog
      title={`${item.unit_number} · ${leftName(item, words)}`}
      people={item.people}
      words={text}
      pending={act.pending}
      onHand={(name) =>
        act.run(
          { condominium_id: item.condominium.id, event_id: eventId, of: item.id, handed_to: name },
          { done: text.handed, failed: text.failed },
          { ended: onClose },
        )
      }
      onClose={onClose}
    />
  )
}

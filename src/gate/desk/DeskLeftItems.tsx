/** "Paquetes" at the desk lists the items that wait for a home and records each handover. A button opens it, so that no row moves. */
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { Tip } from '../../web/pieces/Tip.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { leftItems, type WaitingItem } from '../arrivals/leftItems/leftItems.contract.ts'
import { leftItemTexts, leftItemWords } from '../arrivals/leftItems/leftItems.messages.ts'
import { leftItemName } from '../arrivals/leftItems/leftItems.ts'
import { DeskPost } from './DeskPost.tsx'
import '../arrivals/leftItems/leftItems.css'

const LeaveItemDialog = lazyPart(() =>
  import('../dialogs/LeaveItemDialog.tsx').then((loaded) => loaded.LeaveItemDialog),
)
const HandOverDialog = lazyPart(() => import('../dialogs/HandOverDialog.tsx').then((loaded) => loaded.HandOverDialog))

interface DeskLeftProps {
  places: readonly { id: string; name: string }[]
}

export function DeskLeftItems({ places }: DeskLeftProps) {
  const text = useText(leftItemTexts)
  const phone = useIsPhone()
  const words = useText(leftItemWords)
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
                    {leftItemName(item, words)}
                    <span className="garita-second">
                      {[
                        text.since(dates.at(item.condominium.time_zone).moment(item.left_at)),
                        ...place(item.condominium.name),
                      ].join(' · ')}
                    </span>
                  </span>
                  <Button
                    variant="default"
                    aria-label={`${text.hand_over}: ${item.unit_number} ${leftItemName(item, words)}`}
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
                        {leftItemName(item, words)}
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
      {handing ? (
        <DeskPost condominium_id={handing.condominium.id}>
          <HandOverDialog item={{ ...handing, unit: handing.unit_number }} onClose={() => setHanding(null)} />
        </DeskPost>
      ) : null}
      {writing ? (
        <DeskPost condominium_id={writing}>
          <LeaveItemDialog of={null} onClose={() => setWriting(null)} />
        </DeskPost>
      ) : null}
    </>
  )
}

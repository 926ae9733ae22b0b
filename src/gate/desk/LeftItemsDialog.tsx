/** Lists the items that wait for a home, and records each handover. */
import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { leftItems, type WaitingItem } from '../arrivals/leftItems/leftItems.contract.ts'
import { leftItemTexts, leftItemWords } from '../arrivals/leftItems/leftItems.messages.ts'
import { leftItemName } from '../arrivals/leftItems/leftItems.ts'
import { DeskPost } from './DeskPost.tsx'

const LeaveItemDialog = lazyPart(() =>
  import('../dialogs/LeaveItemDialog.tsx').then((loaded) => loaded.LeaveItemDialog),
)
const HandOverDialog = lazyPart(() => import('../dialogs/HandOverDialog.tsx').then((loaded) => loaded.HandOverDialog))

interface LeftItemsDialogProps {
  places: readonly { id: string; name: string }[]
  onClose: () => void
}

export function LeftItemsDialog({ places, onClose }: LeftItemsDialogProps) {
  const text = useText(leftItemTexts)
  const words = useText(leftItemWords)
  const dates = useDates()
  const book = useRead(leftItems.book, {})
  const [handing, setHanding] = useState<WaitingItem | null>(null)
  const [writing, setWriting] = useState<string | null>(null)
  const failed = failureOf(book)
  const several = places.length > 1
  const place = (name: string) => (several ? [name] : [])
  return (
    <>
      {handing || writing ? null : (
        <Dialog opened onClose={onClose} title={text.tab}>
          <Stack gap="xs">
            {failed ? <Failed title={text.failed_read} {...failed} /> : null}
            <LineList label={text.list}>
              {book.data?.waiting.map((item) => (
                <li key={item.id}>
                  <strong className="garita-code">{item.unit_number}</strong>
                  <div>
                    {leftItemName(item, words)}
                    <span className="garita-second">
                      {[
                        ...(item.shelf ? [text.on_shelf(item.shelf)] : []),
                        text.since(dates.at(item.condominium.time_zone).moment(item.left_at)),
                        ...(item.collector ? [text.collector(item.collector)] : []),
                        ...place(item.condominium.name),
                      ].join(' · ')}
                    </span>
                  </div>
                  <Button
                    variant="default"
                    aria-label={`${text.hand_over}: ${item.unit_number} ${leftItemName(item, words)}`}
                    onClick={() => setHanding(item)}
                  >
                    {text.hand_over}
                  </Button>
                </li>
              ))}
            </LineList>
            <Group gap="xs">
              {places.map(({ id, name }) => (
                <Button key={id} variant="default" onClick={() => setWriting(id)}>
                  {[text.write, ...place(name)].join(' · ')}
                </Button>
              ))}
            </Group>
            {book.data && book.data.handed.length > 0 ? (
              <>
                <Title order={3} size="h4" mt="xs">
                  {text.handed_list}
                </Title>
                <LineList label={text.handed_list}>
                  {book.data.handed.map((item) => (
                    <li key={item.id}>
                      <strong className="garita-code">{item.unit_number}</strong>
                      <div>
                        {leftItemName(item, words)}
                        <span className="garita-second">
                          {text.handed_to(item.handed_to, dates.at(item.condominium.time_zone).moment(item.handed_at))}
                        </span>
                      </div>
                    </li>
                  ))}
                </LineList>
              </>
            ) : null}
          </Stack>
        </Dialog>
      )}
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

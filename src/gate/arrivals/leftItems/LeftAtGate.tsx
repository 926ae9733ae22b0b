/** Shows a home its items at the gate until they are handed over. A notice links to one of them by `?item=`. */
import { Button, Group } from '@mantine/core'
import { anId } from '../../../shared/address.ts'
import { useOpenInAddress } from '../../../web/calls/list.ts'
import { useRead } from '../../../web/calls/queries.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { lazyPart } from '../../../web/frame/lazyPart.tsx'
import { useText } from '../../../web/language/language.tsx'
import { leftItems } from './leftItems.contract.ts'
import { leftItemsForHomeTexts, leftItemWords } from './leftItems.messages.ts'
import { leftItemName } from './leftItems.ts'

const ItemDialog = lazyPart(() => import('./ItemDialog.tsx').then((loaded) => loaded.ItemDialog))

export function LeftAtGate() {
  const text = useText(leftItemsForHomeTexts)
  const words = useText(leftItemWords)
  const dates = useDates()
  const { data } = useRead(leftItems.mine, {})
  const dialog = useOpenInAddress('item', anId)
  const { shown } = dialog
  return (
    <>
      {shown && data ? (
        <ItemDialog
          key={shown}
          item={data.find(({ id }) => id === shown) ?? null}
          onClose={() => dialog.close(shown)}
        />
      ) : null}
      {data && data.length > 0 ? (
        <Note title={text.title}>
          {data.map((item) => {
            const name = leftItemName(item, words)
            return (
              <Group key={item.id} justify="space-between" gap="0.25rem 0.75rem">
                <span>
                  {text.since(name, dates.at(item.condominium.time_zone).moment(item.left_at))}
                  {item.collector ? ` · ${text.collected_by(item.collector)}` : ''}
                </span>
                <Button variant="default" aria-label={`${text.see}: ${name}`} onClick={() => dialog.open(item.id)}>
                  {text.see}
                </Button>
              </Group>
            )
          })}
        </Note>
      ) : null}
    </>
  )
}

/** "Paquetes" at the desk: a button with the number of items that wait for a home, so that no row moves. */
import { Button, Text } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../web/calls/queries.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { Tip } from '../../web/pieces/Tip.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { leftItems } from '../arrivals/leftItems/leftItems.contract.ts'
import { leftItemTexts } from '../arrivals/leftItems/leftItems.messages.ts'

const LeftItemsDialog = lazyPart(() => import('./LeftItemsDialog.tsx').then((loaded) => loaded.LeftItemsDialog))

interface DeskLeftProps {
  places: readonly { id: string; name: string }[]
}

export function DeskLeftItems({ places }: DeskLeftProps) {
  const text = useText(leftItemTexts)
  const phone = useIsPhone()
  const [shown, setShown] = useState(false)
  const count = useRead(leftItems.book, {}).data?.waiting.length
  const called = count === undefined ? text.tab : text.count(count)
  return (
    <>
      <Tip label={called}>
        <Button variant="default" px="sm" aria-label={phone ? undefined : called} onClick={() => setShown(true)}>
          <IconPackage size={20} stroke={1.75} aria-hidden />
          {phone ? (
            <Text span inherit ms="xs">
              {called}
            </Text>
          ) : null}
          {count && !phone ? (
            <Text span inherit ms={6}>
              {count}
            </Text>
          ) : null}
        </Button>
      </Tip>
      {shown ? <LeftItemsDialog places={places} onClose={() => setShown(false)} /> : null}
    </>
  )
}

/** Opens the user's own pass from their home screen. */
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { myPassTexts } from './myPass.messages.ts'

const MyPassDialog = lazyPart(() => import('./MyPassDialog.tsx').then((loaded) => loaded.MyPassDialog))

export function MyPassButton({ home }: { home: string }) {
  const text = useText(myPassTexts)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconQrcode size={20} aria-hidden />} onClick={() => setOpened(true)}>
        {text.open}
      </Button>
      {opened ? <MyPassDialog home={home} onClose={() => setOpened(false)} /> : null}
    </>
  )
}

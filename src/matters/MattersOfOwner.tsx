/** The messages of an owner who lives elsewhere, inside the page of their unit. */
import { Button } from '@mantine/core'
import { IconChevronLeft, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { anId } from '../shared/address.ts'
import { useOpenInAddress } from '../web/calls/list.ts'
import { Offer } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { MatterList } from './MattersScreen.tsx'
import { MatterView } from './MatterView.tsx'
import { matterMessages } from './matters.messages.ts'
import { WriteDialog } from './WriteDialog.tsx'

export function MattersOfOwner() {
  const text = useText(matterMessages)
  const { shown, close } = useOpenInAddress('id', anId)
  const [writing, setWriting] = useState(false)
  if (shown) {
    return (
      <>
        <Offer>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={20} aria-hidden />}
            onClick={() => close(shown)}
          >
            {text.all}
          </Button>
        </Offer>
        <MatterView key={shown} id={shown} />
      </>
    )
  }
  return (
    <>
      <Offer>
        <Button leftSection={<IconPencil size={20} aria-hidden />} onClick={() => setWriting(true)}>
          {text.write}
        </Button>
      </Offer>
      <MatterList />
      {writing ? <WriteDialog onClose={() => setWriting(false)} /> : null}
    </>
  )
}

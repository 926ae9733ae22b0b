/** Lets residents create a code for their home, if the condominium allows it. */
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../web/calls/queries.ts'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { unitCodes } from './unitCodes.contract.ts'
import { unitCodeMessages } from './unitCodes.messages.ts'

const UnitCodeDialog = lazyPart(() => import('./UnitCodeDialog.tsx').then((loaded) => loaded.UnitCodeDialog))

interface HomeCodeProps {
  place: { id: string; name: string }
  unit_number: string
  /** Shown where the condominium lets no home make codes. */
  otherwise?: ReactNode
  /** Shown where the home may give short stays. */
  stays?: ReactNode
}

export function HomeCode({ place, unit_number, otherwise = null, stays = null }: HomeCodeProps) {
  const text = useText(unitCodeMessages)
  const mine = useRead(unitCodes.mayInvite, {})
  const [open, setOpen] = useState(false)
  if (!mine.data) return null
  return (
    <>
      {mine.data.may_invite ? (
        <div>
          <Button variant="default" leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => setOpen(true)}>
            {text.act}
          </Button>
          {open ? <UnitCodeDialog place={place} unit_number={unit_number} onClose={() => setOpen(false)} /> : null}
        </div>
      ) : (
        otherwise
      )}
      {mine.data.may_give_stays ? stays : null}
    </>
  )
}

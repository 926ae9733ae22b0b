/** On the supervisor's list of gates: the code of today of one tablet. */
import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../web/language/language.tsx'
import { ReliefCodeDialog, type ReliefTablet } from './ReliefCodeDialog.tsx'
import { reliefCodeMessages } from './reliefCode.messages.ts'

export function ReliefCodeButton({ tablet }: { tablet: ReliefTablet }) {
  const text = useText(reliefCodeMessages)
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconKey size={20} aria-hidden />} onClick={() => setShown(true)}>
        {text.open_of(tablet.name)}
      </Button>
      {shown ? <ReliefCodeDialog tablet={tablet} onClose={() => setShown(false)} /> : null}
    </>
  )
}

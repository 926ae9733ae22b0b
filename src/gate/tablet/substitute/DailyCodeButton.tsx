/** Shows the code of today of one tablet in the supervisor's list of gates. */
import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../web/language/language.tsx'
import { DailyCodeDialog, type SubstituteTablet } from './DailyCodeDialog.tsx'
import { dailyCodeMessages } from './dailyCode.messages.ts'

export function DailyCodeButton({ tablet }: { tablet: SubstituteTablet }) {
  const text = useText(dailyCodeMessages)
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconKey size={20} aria-hidden />} onClick={() => setShown(true)}>
        {text.open_of(tablet.name)}
      </Button>
      {shown ? <DailyCodeDialog tablet={tablet} onClose={() => setShown(false)} /> : null}
    </>
  )
}

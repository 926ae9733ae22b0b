/** Above a list of an administrator: which names are shown, and the way to those that are older than a day. */
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import { useLookedText } from '../lookedText.tsx'
import { looks } from '../looks.contract.ts'
import { lookMessages } from '../looks.messages.ts'
import { covers, type Looked, needsReason } from '../looks.rules.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import '../looks.css'

interface ReasonBarProps {
  /** Null where several condominiums are shown: a reason is given for one. */
  asked: Looked | null
  zone: string
}

export function ReasonBar({ asked, zone }: ReasonBarProps) {
  const { bar: text } = useText(lookMessages)
  const lookedText = useLookedText()
  const dates = useDates().at(zone)
  const now = useServerNow()
  const open = useRead(looks.open, {}).data ?? []
  const [asking, setAsking] = useState<Looked | null>(null)
  if (!asked) {
    return (
      <div className="garita-look-bar">
        <p className="garita-second">{text.choose}</p>
      </div>
    )
  }
  const given = open.find((one) => covers(one, asked, now) && Date.parse(one.open_until) > now)
  const narrowed = asked.kind !== 'everything' && needsReason(asked.from, now)
  return (
    <div className="garita-look-bar">
      <p className="garita-second">
        {given ? text.open(lookedText(given), dates.time(given.open_until)) : narrowed ? text.wanted : text.free}
      </p>
      {given ? null : (
        <Button
          variant={narrowed ? 'filled' : 'default'}
          size="compact-md"
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={() => setAsking(asked)}
        >
          {narrowed ? text.say : text.give}
        </Button>
      )}
      {asking ? <ReasonDialog asked={asking} zone={zone} onClose={() => setAsking(null)} /> : null}
    </div>
  )
}

/** Locks a tablet of a gate without a touch; it warns ten seconds before, and any touch cancels. */
import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { serverNow } from '../../web/calls/api.ts'
import { idleMs } from '../../web/frame/attention.ts'
import { useText } from '../../web/language/language.tsx'
import { openedNow } from '../station/sealing.ts'
import { type LockDue, lockDue, warningMs } from './idleLock.ts'
import { stationLockMessages } from './stationLock.messages.ts'
import { lock } from './vault.web.ts'

const lookMs = 500

export function IdleLock({ minutes }: { minutes: number | null }) {
  const text = useText(stationLockMessages)
  const [soon, setSoon] = useState<LockDue['why'] | null>(null)
  useEffect(() => {
    const look = () => {
      const endsAt = openedNow()?.relief?.ends_at ?? null
      const due = lockDue({ minutes, idleMs: idleMs(), endsAt, now: serverNow() })
      setSoon(due && due.ms <= warningMs ? due.why : null)
      if (due && due.ms <= 0) void lock()
    }
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [minutes])
  return (
    <div role="status">
      {soon ? (
        <Text
          {...{ pos: 'fixed', inset: 'auto 0 0', px: 'var(--garita-gutter)', py: '1.25rem' }}
          {...{ bg: 'var(--garita-ink)', c: 'var(--garita-surface)', fz: 'xl', fw: 600, ta: 'center' }}
          style={{ zIndex: 400 }}
        >
          {text.soon[soon]}
        </Text>
      ) : null}
    </div>
  )
}

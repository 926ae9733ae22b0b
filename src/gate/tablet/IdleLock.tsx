/** Locks a tablet of a gate without a touch; it warns ten seconds before, and any touch cancels. */
import { useEffect, useState } from 'react'
import { serverNow } from '../../web/calls/api.ts'
import { idleMs } from '../../web/frame/attention.ts'
import { useText } from '../../web/language/language.tsx'
import { openedNow } from '../station/sealing.ts'
import { type LockDue, lockDue, warningMs } from './idleLock.ts'
import styles from './StationLock.module.css'
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
    <div className={styles.soon} role="status">
      {soon ? <p>{text.soon[soon]}</p> : null}
    </div>
  )
}

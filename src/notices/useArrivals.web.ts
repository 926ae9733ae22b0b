/** What arrives while somebody looks on: said once, with its sound where that is wanted, and taken off the phone's own list. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Output } from '../shared/contract.ts'
import { useText } from '../web/language.tsx'
import { toldTitle } from '../web/notice.tsx'
import { chime, soundIsOn } from './chime.web.ts'
import type { notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { subjectName } from './notices.rules.ts'
import { takeBack } from './pushDevice.web.ts'

type Listed = Output<typeof notices.list>

export function useArrivals(listed: Listed | undefined): void {
  const { kinds } = useText(noticeMessages)
  const known = useRef<Set<string> | null>(null)

  useEffect(() => {
    if (!listed) return
    const before = known.current
    const keys = listed.items.map((item) => `${item.kind} ${item.fact_id}`)
    known.current = new Set([...(before ?? []), ...keys])
    void takeBack(new Set(listed.items.filter((item) => !item.read).map((item) => item.fact_id)))
    // What was there when the page opened is in the bell; only what comes meanwhile is said.
    if (!before) return
    const fresh = listed.items.filter((item, index) => !item.read && !before.has(keys[index] ?? ''))
    for (const item of fresh.slice(0, 3)) toldTitle(kinds[item.kind], subjectName(item))
    if (fresh.length > 0 && soundIsOn()) chime()
  }, [listed, kinds])
}

/** A press on the phone's own notice, with the app already open behind it. */
export function useOpenedFromPush(): void {
  const router = useRouter()
  useEffect(() => {
    const hear = ({ data }: MessageEvent<{ open?: string }>) => {
      // Only an address of our own: a path, never another place.
      if (data.open?.startsWith('/') && !data.open.startsWith('//')) router.history.push(data.open)
    }
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => navigator.serviceWorker?.removeEventListener('message', hear)
  }, [router])
}

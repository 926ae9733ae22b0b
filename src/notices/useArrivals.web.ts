/** What arrives while somebody looks on: said once, with its sound where that is wanted, and taken off the phone's own list. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { amenityTypeNames } from '../amenities/rules/amenityTypes.ts'
import type { Output } from '../shared/contract.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { toastSuccess } from '../web/calls/toast.tsx'
import { useText } from '../web/language/language.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { chime, soundIsOn } from './chime.web.ts'
import type { Notice, notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { noticeKey, subjectName } from './notices.rules.ts'
import { renew, takeBack } from './pushDevice.web.ts'

type Listed = Output<typeof notices.list>

/** What is asked once more arrives once more. */
const arrivalKey = (item: Notice) => `${noticeKey(item)} ${item.at}`

/** Answers what a screen reader is to say on a phone, where a toast would lie on what is pressed next. */
export function useArrivals(listed: Listed | undefined): string {
  const { kinds } = useText(noticeMessages)
  const amenityNames = useText(amenityTypeNames)
  const phone = useIsPhone()
  const known = useRef<ReadonlySet<string> | null>(null)
  const [said, say] = useState('')

  useEffect(() => {
    if (!listed) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...listed.items.map(arrivalKey)])
    void takeBack(new Set(listed.items.filter((item) => !item.read).map(noticeKey)))
    // What was there when the page opened is in the bell; only what comes meanwhile is said.
    const fresh = before ? listed.items.filter((item) => !item.read && !before.has(arrivalKey(item))) : []
    if (fresh.length === 0) return
    if (phone) say(fresh.map((item) => `${kinds[item.kind]}: ${subjectName(item, amenityNames)}`).join('. '))
    else for (const item of fresh.slice(0, 3)) toastSuccess(subjectName(item, amenityNames), kinds[item.kind])
    if (soundIsOn()) chime()
  }, [listed, kinds, amenityNames, phone])
  return said
}

/** Once, when somebody comes back; what fails now is tried at the next coming. */
export function useRenewedDevice(): void {
  const { id } = useCurrentUser()
  useEffect(() => void renew(id).catch(() => undefined), [id])
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

/** The bell: the number of unread notices, and the list behind it. */

import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { anId } from '../shared/address.ts'
import { useOpenInAddress } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import './NoticeBell.css'
import { useRouter } from '@tanstack/react-router'
import { amenityTypeNames } from '../amenities/rules/amenityTypes.ts'
import type { Output } from '../shared/contract.ts'
import { homeIn } from '../shared/homeAddress.ts'
import { arrivalTexts } from '../visits/arrivals/arrivals.messages.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { pageHome } from '../web/calls/pageHome.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { topDialog } from '../web/frame/backClosesDialogs.ts'
import { later } from '../web/frame/later.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { chime, soundIsOn } from './chime.web.ts'
import { type Notice, notices } from './notices.contract.ts'
import { countOf, noticeMessages } from './notices.messages.ts'
import { noticeKey, subjectName } from './notices.rules.ts'
import { renew, takeBack } from './pushDevice.web.ts'

const NoticePopover = later(() => import('./NoticePopover.tsx').then((loaded) => loaded.NoticePopover))

export function NoticeBell() {
  const { bell: text } = useText(noticeMessages)
  const [opened, setOpened] = useState(false)
  // From the first press on, so that it can close as it opened.
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  const button = useRef<HTMLButtonElement>(null)
  const listed = useRead(notices.list, {})
  const unread = listed.data?.unread ?? 0
  const spoken = useArrivals(listed.data)
  useOpenedFromPush()
  useRenewedDevice()

  return (
    <>
      <span className="garita-hidden" role="status">
        {spoken}
      </span>
      <ActionIcon
        ref={button}
        className="garita-bell"
        variant="subtle"
        size="min(2.75rem, 14vw)"
        aria-label={text.open(unread)}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <IconBell size={24} stroke={1.75} aria-hidden />
        {unread > 0 ? (
          <span className="garita-bell-count" aria-hidden>
            {countOf(unread)}
          </span>
        ) : null}
      </ActionIcon>
      {wanted ? <NoticePopover button={button} opened={opened} onChange={setOpened} listed={listed} /> : null}
    </>
  )
}

type Listed = Output<typeof notices.list>

/** A request that is made again arrives again. */
const arrivalKey = (item: Notice) => `${noticeKey(item)} ${item.at}`

/** Returns the text for screen readers; on a phone a toast would cover the buttons. */
function useArrivals(listed: Listed | undefined): string {
  const { kinds } = useText(noticeMessages)
  const amenityNames = useText(amenityTypeNames)
  const { names } = useText(arrivalTexts)
  const phone = useIsPhone()
  const known = useRef<ReadonlySet<string> | null>(null)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    if (!listed) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...listed.items.map(arrivalKey)])
    void takeBack(new Set(listed.items.filter((item) => !item.read).map(noticeKey)))
    // Notices that existed when the page opened are only in the bell.
    const arrived = before ? listed.items.filter((item) => !item.read && !before.has(arrivalKey(item))) : []
    if (arrived.length === 0) return
    if (phone)
      setSpoken(arrived.map((item) => `${kinds[item.kind]}: ${subjectName(item, amenityNames, names)}`).join('. '))
    // The station says itself what the units answered.
    else if (location.pathname !== '/guard')
      for (const item of arrived.slice(0, 3)) toastSuccess(subjectName(item, amenityNames, names), kinds[item.kind])
    if (soundIsOn()) chime()
  }, [listed, kinds, amenityNames, names, phone])
  return spoken
}

/** On every return to the app; a failure is retried at the next one. */
function useRenewedDevice(): void {
  const { id } = useCurrentUser()
  useEffect(() => void renew(id).catch(() => undefined), [id])
}

/** A press on the device's own notice while the app is open. */
function useOpenedFromPush(): void {
  const router = useRouter()
  const openRequest = useEffectEvent(useOpenInAddress('request', anId).open)
  useEffect(() => {
    const follow = ({ data, ports }: MessageEvent<{ open?: string }>) => {
      // Only paths of our own site.
      if (!data.open?.startsWith('/') || data.open.startsWith('//')) return
      ports[0]?.postMessage(true)
      // About another home, or about the only one that is left.
      if (homeIn(new URL(data.open, location.origin).pathname) !== pageHome) return location.assign(data.open)
      const request = new URL(data.open, location.origin).searchParams.get('request')
      // A dialog that is open stays below the request, with what is typed in it.
      if (request && topDialog()) openRequest(request)
      else router.history.push(data.open)
    }
    navigator.serviceWorker?.addEventListener('message', follow)
    return () => navigator.serviceWorker?.removeEventListener('message', follow)
  }, [router])
}

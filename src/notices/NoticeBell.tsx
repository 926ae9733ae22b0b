import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { arrivalTexts } from '../gate/arrivals/arrivals.messages.ts'
import { anId } from '../shared/address.ts'
import { amenityTypeNames } from '../shared/amenityTypes.ts'
import type { Output } from '../shared/contract.ts'
import { homeIn } from '../shared/homeAddress.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useOpenInAddress } from '../web/calls/list.ts'
import { pageHome } from '../web/calls/pageHome.ts'
import { useRead } from '../web/calls/queries.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { topDialog } from '../web/frame/backClosesDialogs.ts'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { openAddress } from '../web/router/history.ts'
import { chime, soundIsOn } from './chime.web.ts'
import styles from './NoticeBell.module.css'
import { askingKinds, type Notice, notices } from './notices.contract.ts'
import { countOf, noticeMessages } from './notices.messages.ts'
import { noticeKey, subjectName } from './notices.rules.ts'
import { renew, takeBack } from './pushDevice.web.ts'

const NoticePopover = lazyPart(() => import('./NoticePopover.tsx').then((loaded) => loaded.NoticePopover))

export function NoticeBell() {
  const { bell: text } = useText(noticeMessages)
  const [opened, setOpened] = useState(false)
  // Stays mounted after the first press, so that it can animate its closing.
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  const button = useRef<HTMLButtonElement>(null)
  const listed = useRead(notices.list, {})
  const unread = listed.data?.unread ?? 0
  const asks = listed.data?.items.filter(({ kind }) => askingKinds.includes(kind)).length ?? 0
  const count = asks || unread
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
        style={{ overflow: 'visible' }}
        data-bell
        variant="subtle"
        size="min(2.75rem, 14vw)"
        aria-label={[text.open(unread), asks > 0 ? text.asks(asks) : null].filter(Boolean).join(', ')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <IconBell size={24} stroke={1.75} aria-hidden />
        {count > 0 ? (
          <span className={styles.count} data-asks={asks > 0 || undefined} aria-hidden>
            {countOf(count)}
          </span>
        ) : null}
      </ActionIcon>
      {wanted ? <NoticePopover button={button} opened={opened} onChange={setOpened} listed={listed} /> : null}
    </>
  )
}

type Listed = Output<typeof notices.list>

/** A repeated request counts as a new arrival. */
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
    // Notices from before the page opened are only in the bell.
    const arrived = before ? listed.items.filter((item) => !item.read && !before.has(arrivalKey(item))) : []
    if (arrived.length === 0) return
    if (phone)
      setSpoken(arrived.map((item) => `${kinds[item.kind]}: ${subjectName(item, amenityNames, names)}`).join('. '))
    // The station already shows the answers of the units.
    else if (location.pathname !== '/guard')
      for (const item of arrived.slice(0, 3)) toastSuccess(subjectName(item, amenityNames, names), kinds[item.kind])
    if (soundIsOn()) chime()
  }, [listed, kinds, amenityNames, names, phone])
  return spoken
}

/** Runs on every return to the app; a failure is retried at the next one. */
function useRenewedDevice(): void {
  const { id } = useCurrentUser()
  useEffect(() => void renew(id).catch(() => undefined), [id])
}

/** The user pressed the device's own notification while the app is open. */
function useOpenedFromPush(): void {
  const openRequest = useEffectEvent(useOpenInAddress('request', anId).open)
  useEffect(() => {
    const follow = ({ data, ports }: MessageEvent<{ open?: string }>) => {
      // Accepts only paths of this site.
      if (!data.open?.startsWith('/') || data.open.startsWith('//')) return
      ports[0]?.postMessage(true)
      // The notice is about another home, or about the only remaining one.
      if (homeIn(new URL(data.open, location.origin).pathname) !== pageHome) return location.assign(data.open)
      const request = new URL(data.open, location.origin).searchParams.get('request')
      // An open dialog stays below the request with its typed values.
      if (request && topDialog()) openRequest(request)
      else openAddress(data.open)
    }
    navigator.serviceWorker?.addEventListener('message', follow)
    return () => navigator.serviceWorker?.removeEventListener('message', follow)
  }, [])
}

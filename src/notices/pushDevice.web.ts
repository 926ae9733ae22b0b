/** Push on this browser: whether it is possible, whether it is on, and turning it on and off. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, Refused } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useRead } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../web/calls/toast.tsx'
import { useText } from '../web/language/language.tsx'
import { notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'

export type DeviceState = 'unsupported' | 'install_first' | 'denied' | 'off' | 'on'

const workerAddress = '/sw.js'
/** The user who turned it on: the next user of a shared tablet must not get their messages. */
const kept = 'garita.push'

async function deviceState(person: string): Promise<DeviceState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isApplePhone() && !isInstalled() ? 'install_first' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  return subscription && Notification.permission === 'granted' && localStorage.getItem(kept) === person ? 'on' : 'off'
}

/** Asks the user, then the push service, then the server; each can refuse. */
async function turnOn(person: string, pushKey: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return deviceState(person)
  await navigator.serviceWorker.register(workerAddress)
  await subscribe(pushKey)
  localStorage.setItem(kept, person)
  return 'on'
}

/** The server forgets a browser when its session ends or its endpoint is gone; this registers it again for the user who turned it on. */
export async function renew(person: string): Promise<void> {
  if ((await deviceState(person)) !== 'on') return
  const { push_key } = await ask(notices.preferences, {})
  await subscribe(push_key)
}

async function subscribe(pushKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  // A key of another installation, or from before a new secret, would never work.
  if (former && keyOf(former) !== pushKey) await former.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  await ask(notices.subscribe, {
    endpoint: subscription.endpoint,
    p256dh: inAddresses(subscription.getKey('p256dh')),
    auth: inAddresses(subscription.getKey('auth')),
  })
}

async function turnOff(): Promise<DeviceState> {
  localStorage.removeItem(kept)
  const subscription = await currentSubscription()
  if (subscription) {
    await ask(notices.unsubscribe, { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return 'off'
}

/** Removes messages from the device's own list once the app shows them or they were answered elsewhere. */
export async function takeBack(stillOpen: ReadonlySet<string>): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) if (!stillOpen.has(shown.tag)) shown.close()
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The address under which the push service reaches this browser. */
export const endpointHere = async () => (await currentSubscription())?.endpoint ?? null

const heard = 'garita.push.heard'

/** Whether this user heard the test on this device. */
export function useHeard() {
  const { id } = useCurrentUser()
  const [known, setKnown] = useState(() => localStorage.getItem(heard) === id)
  return {
    heard: known,
    keepHeard: () => {
      localStorage.setItem(heard, id)
      setKnown(true)
    },
  }
}

const keyOf = (subscription: PushSubscription) => inAddresses(subscription.options.applicationServerKey)

function inAddresses(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

const key = ['push device']

export function usePushDevice() {
  const { offer: text } = useText(noticeMessages)
  const { id } = useCurrentUser()
  const refusalText = useRefusalText()
  const client = useQueryClient()
  const preferences = useRead(notices.preferences, {})
  // The user may allow notifications in the settings of the browser and come back.
  const state = useQuery({
    queryKey: key,
    queryFn: () => deviceState(id),
    refetchOnWindowFocus: 'always',
    meta: { topics: [] },
  })
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? turnOn(id, preferences.data?.push_key ?? '') : turnOff()),
    onSuccess: (now, on) => {
      client.setQueryData(key, now)
      if (now === 'on') toastSuccess(text.on)
      if (now === 'off' && !on) toastSuccess(text.off)
    },
    // The browser's own error text for an unreachable push service is not in the user's language.
    onError: (error: Error) =>
      toastRefusal(text.failed, error instanceof Refused ? refusalText(error) : text.service_out),
  })
  return {
    state: state.data,
    ready: preferences.data !== undefined,
    pending: change.isPending,
    set: (on: boolean) => change.mutate(on),
  }
}

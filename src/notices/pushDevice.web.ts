/** This browser as a device that can be told while it is closed: whether it can, whether it is, and turning it on and off. */
import { ask } from '../web/calls/api.ts'
import { notices } from './notices.contract.ts'

export type DeviceState = 'unsupported' | 'install_first' | 'denied' | 'off' | 'on'

const workerAddress = '/sw.js'
/** Who turned it on here: the next person on a shared tablet is not told what was meant for the last. */
const kept = 'garita.push'

export async function deviceState(person: string): Promise<DeviceState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isApplePhone() && !isInstalled() ? 'install_first' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  return subscription && Notification.permission === 'granted' && localStorage.getItem(kept) === person ? 'on' : 'off'
}

/** Asks the person, then the browser's maker, then tells the server; each of them can say no. */
export async function turnOn(person: string, pushKey: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return deviceState(person)
  await navigator.serviceWorker.register(workerAddress)
  await subscribe(pushKey)
  localStorage.setItem(kept, person)
  return 'on'
}

/** The server forgets a browser with its session, and when its address is gone; whoever turned it on and came back is told again. */
export async function renew(person: string): Promise<void> {
  if ((await deviceState(person)) !== 'on') return
  const { push_key } = await ask(notices.preferences, {})
  await subscribe(push_key)
}

async function subscribe(pushKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  // A key of another installation, or of a former secret, would never be heard.
  if (former && keyOf(former) !== pushKey) await former.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  await ask(notices.subscribe, {
    endpoint: subscription.endpoint,
    p256dh: inAddresses(subscription.getKey('p256dh')),
    auth: inAddresses(subscription.getKey('auth')),
  })
}

export async function turnOff(): Promise<DeviceState> {
  localStorage.removeItem(kept)
  const subscription = await currentSubscription()
  if (subscription) {
    await ask(notices.unsubscribe, { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return 'off'
}

/** What the app shows, or what was answered elsewhere, need not lie on the phone's own list any longer. */
export async function takeBack(stillOpen: ReadonlySet<string>): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) if (!stillOpen.has(shown.tag)) shown.close()
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

const keyOf = (subscription: PushSubscription) => inAddresses(subscription.options.applicationServerKey)

function inAddresses(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

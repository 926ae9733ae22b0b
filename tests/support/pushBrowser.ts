/** Gives the DOM of a component test the notifications of a browser. */
import { onTestFinished, vi } from 'vitest'

export const endpointOfTest = 'https://push.example/1'

const permissions = { off: 'default', on: 'granted', denied: 'denied' } as const

/** `person` turned the notifications on. */
export function pushBrowser(state: keyof typeof permissions, person = 'a'): void {
  vi.stubGlobal('Notification', { permission: permissions[state] })
  vi.stubGlobal('PushManager', class {})
  const subscription = state === 'on' ? { endpoint: endpointOfTest } : null
  const registration = { pushManager: { getSubscription: async () => subscription } }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })
  if (state === 'on') localStorage.setItem('garita.push', person)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    localStorage.clear()
  })
}

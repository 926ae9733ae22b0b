// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLive } from './live.ts'

afterEach(() => vi.unstubAllGlobals())

test('opens no stream and returns the lock when the lock arrives after the page has closed', async () => {
  const opened: string[] = []
  vi.stubGlobal(
    'EventSource',
    class {
      constructor(address: string) {
        opened.push(address)
      }
      close() {}
    },
  )
  let grant: () => Promise<void> = async () => undefined
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: (_name: string, _options: object, lead: () => Promise<void>) => {
        grant = lead
        return new Promise(() => undefined)
      },
    },
  })
  const { unmount } = renderHook(() => useLive(true))
  unmount()
  await grant()
  expect(opened).toEqual([])
})

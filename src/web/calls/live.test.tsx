// @vitest-environment happy-dom
/** The stream of a page: who has left opens none and gives the lock back, also if the lock came late. */
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLive } from './live.ts'

afterEach(() => vi.unstubAllGlobals())

test('a lock that comes after the page has left opens no stream and is given back', async () => {
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

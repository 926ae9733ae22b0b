// @vitest-environment happy-dom
/** The station's screen stays awake while the station is open, and no longer. */
import { expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { show } from '../../../tests/support/show.tsx'
import { useAwake } from './stationNight.web.ts'

function Station() {
  useAwake()
  return null
}

test.each(['before', 'after'] as const)(
  'releases a wake lock that the browser granted %s the station closed',
  async (when) => {
    const release = vi.fn(async () => undefined)
    let grant: () => void = () => undefined
    const granted = new Promise<{ release: typeof release }>((resolve) => {
      grant = () => resolve({ release })
    })
    Object.assign(navigator, { wakeLock: { request: () => granted } })
    const { again } = show(<Station />)
    if (when === 'before') grant()
    await Promise.resolve()
    expect(release).not.toHaveBeenCalled()
    again(<p>elsewhere</p>)
    grant()
    await eventually(() => expect(release).toHaveBeenCalledTimes(1))
  },
)

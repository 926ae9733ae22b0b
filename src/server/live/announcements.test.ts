import { expect, onTestFinished, test, vi } from 'vitest'
import { preparedDatabase } from '../../../tests/access/database.ts'
import { openDarkProxy } from '../../../tests/support/darkProxy.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { openAnnouncements } from './announcements.ts'

async function listening(ownWordMs: number, patienceMs = 300) {
  const prepared = await preparedDatabase()
  const proxy = await openDarkProxy(prepared.login_url)
  const heard: string[] = []
  const returned = vi.fn()
  const announcements = await openAnnouncements({
    url: proxy.through(prepared.login_url),
    heard: (payload) => void heard.push(payload),
    returned,
    own_word_ms: ownWordMs,
    patience_ms: patienceMs,
  })
  onTestFinished(async () => {
    void announcements.close()
    await proxy.close()
    await prepared.close()
  })
  /** Announces until it is heard: the program may reconnect meanwhile, and announcements in between are lost. */
  const announced = async () => {
    heard.length = 0
    await eventually(async () => {
      await prepared.owner.query(`select pg_notify('garita', 'people||')`)
      expect(heard).toContain('people||')
    })
  }
  return { proxy, announcements, returned, announced }
}

test('reconnects when its own message does not return, and reports the gap', async () => {
  const { proxy, returned, announced } = await listening(100)
  await announced()
  proxy.darken()
  proxy.lighten('failover')
  await eventually(() => expect(returned).toHaveBeenCalled())
  await announced()
})

test('checks the connection at once on request, and knows when it last received its own message', async () => {
  const { proxy, announcements, returned } = await listening(60_000, 3_000)
  const before = performance.now()
  await announcements.doubt()
  expect(announcements.heard_ms).toBeLessThanOrEqual(performance.now() - before)
  expect(returned).not.toHaveBeenCalled()
  proxy.darken()
  await announcements.doubt()
  proxy.lighten('failover')
  await eventually(() => expect(returned).toHaveBeenCalled())
})

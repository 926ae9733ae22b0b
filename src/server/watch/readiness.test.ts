import { expect, onTestFinished, test } from 'vitest'
import { preparedDatabase } from '../../../tests/access/database.ts'
import { openDarkProxy } from '../../../tests/support/darkProxy.ts'
import { patienceMs } from '../../../tests/support/patience.ts'
import { openReadiness } from './readiness.ts'

const secret = Buffer.from('the fingerprint')

async function asked(patienceOfMs = patienceMs) {
  const prepared = await preparedDatabase()
  await prepared.owner.query('update installation set secret_fingerprint = $1', [secret])
  const proxy = await openDarkProxy(prepared.login_url)
  const readiness = openReadiness({
    url: proxy.through(prepared.login_url),
    secret_fingerprint: secret,
    log: { warn: () => undefined },
    patience_ms: patienceOfMs,
    fresh_ms: 0,
  })
  onTestFinished(async () => {
    void readiness.close()
    await proxy.close()
    await prepared.close()
  })
  return { prepared, proxy, readiness }
}

test('reports the program as not ready while the database does not answer, and as ready when it is back', async () => {
  const { proxy, readiness } = await asked(500)
  // A busy machine may take longer than the patience of this test.
  const isReady = () => expect.poll(() => readiness.hindrance()).toBe(null)
  await isReady()
  for (const how of ['cut line', 'failover'] as const) {
    proxy.darken()
    expect(await readiness.hindrance()).toBe('dark')
    proxy.lighten(how)
    await isReady()
  }
})

test('reports the program as ready at once after the database crashed and came back', async () => {
  const { prepared, readiness } = await asked()
  expect(await readiness.hindrance()).toBe(null)
  const login = new URL(prepared.login_url).username
  await prepared.owner.query(`grant ${login} to current_user`)
  await prepared.owner.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = $1', [login])
  expect(await readiness.hindrance()).toBe(null)
})

test('reports the program as not ready where the database only reads, or has another secret', async () => {
  const { prepared, readiness } = await asked()
  const name = new URL(prepared.owner_url).pathname.slice(1)
  await prepared.owner.query(`alter database ${name} set default_transaction_read_only = on`)
  expect(await readiness.hindrance()).toBe('read_only')
  await prepared.owner.query(`alter database ${name} reset default_transaction_read_only`)
  expect(await readiness.hindrance()).toBe(null)
  await prepared.owner.query(`update installation set secret_fingerprint = '\\x00'`)
  expect(await readiness.hindrance()).toBe('secret')
})

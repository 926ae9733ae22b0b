import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openInstallation } from '../src/app/start/installation.server.ts'
import { prepareDatabase } from '../src/server/database/migrate.ts'
import { loginPassword } from '../src/server/settings/secret.ts'
import { readSettings, StartRefused } from '../src/server/settings/settings.ts'
import { testSecret } from './support/databases.ts'
import { eventually } from './support/eventually.ts'
import { testInstallation } from './support/installation.ts'
import { openMailServer } from './support/mailServer.ts'
import { openForFile } from './support/openForFile.ts'

const garita = openForFile(testInstallation)

function beside(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(
    { LOG_LEVEL: 'silent', DATA_DIR: garita.settings.data_folder, SECRET: testSecret, ...environment },
    { demo: false },
  )
  return openInstallation({ settings, owner_url: garita.owner_url, public_url: 'http://garita.test', web_folder: null })
}

async function loginAnswers(): Promise<boolean> {
  const password = loginPassword(Buffer.from(testSecret))
  const { rows } = await garita.owner.query('select current_database() as name')
  const url = new URL(garita.owner_url)
  url.username = `garita_login_${rows[0].name}`
  url.password = password
  const client = new pg.Client({ connectionString: url.toString() })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

test('refuses a program with another secret with a message, and keeps the login of the running ones', async () => {
  expect(await loginAnswers()).toBe(true)
  const refused = beside({ SECRET: 'another secret, also long enough to be one' })
  await expect(refused).rejects.toThrow(StartRefused)
  await expect(refused).rejects.toThrow('The database belongs to another secret')
  expect(await loginAnswers()).toBe(true)
  expect((await garita.app.request('/readyz')).status).toBe(200)
  await (await beside({})).close()
})

test('is not ready while a change of the secret runs', async () => {
  const changed = await testInstallation()
  expect((await changed.app.request('/readyz')).status).toBe(200)
  await changed.owner.query(`update installation set secret_fingerprint = '\\x00'`)
  await eventually(async () => expect((await changed.app.request('/readyz')).status).toBe(503))
  await changed.close()
})

test('leaves e-mails to a program with a mail server, and says that the installation sends mail', async () => {
  const shared = await testInstallation({ environment: { DATABASE_URL: 'postgresql://nobody@nowhere/asked' } })
  const mail = await openMailServer()
  const opened = await openInstallation({
    settings: { ...shared.settings, smtp_url: mail.url },
    owner_url: shared.owner_url,
    public_url: 'http://garita.test',
    web_folder: null,
  })
  const pushes = `select last_error is not null as failed from jobs where name = 'notices.push'`
  const sends = async () => (await shared.owner.query('select sends_mail from installation')).rows[0].sends_mail
  expect(await sends()).toBe(true)
  // Close the program with the mail server: only the other one could take the rest of the queue.
  await opened.close()
  const ana = await shared.person({ email: 'ana@garita.test' })
  await shared.owner.query(`insert into credentials (profile_id, password_hash) values ($1, 'x')`, [ana.id])
  await shared.owner.query(`select access.enqueue('session.reset', json_build_object('profile_id', $1::text))`, [
    ana.id,
  ])
  // The program takes a push in a later round than any letter that it may send.
  for (const _ of [1, 2]) {
    await shared.owner.query(`select access.enqueue('notices.push', '{"kind": "unheard of"}')`)
    await expect.poll(async () => (await shared.owner.query(pushes)).rows).toEqual([{ failed: true }])
    await shared.owner.query(`delete from jobs where name = 'notices.push'`)
  }
  const kept = await readdir(join(shared.settings.data_folder, 'mail')).catch(() => [])
  expect(kept).toEqual([])
  const { rows } = await shared.owner.query('select attempts from jobs')
  expect(rows).toEqual([{ attempts: 0 }])
  expect((await shared.owner.query('select from unsent_messages')).rowCount).toBe(0)
  // After a restart it still says that the installation sends mail.
  await openInstallation({
    settings: shared.settings,
    owner_url: shared.owner_url,
    public_url: 'http://garita.test',
    web_folder: null,
  }).then((again) => again.close())
  expect(await sends()).toBe(true)
  await shared.close()
  await mail.close()
})

test('leaves the access rules unchanged when a program is refused at its start', async () => {
  const before = await garita.owner.query('select * from applied_rules')
  const refusing = prepareDatabase(garita.owner_url, 'a password of another secret', async () => {
    throw new StartRefused('another secret')
  })
  await expect(refusing).rejects.toThrow('another secret')
  expect((await garita.owner.query('select * from applied_rules')).rows).toEqual(before.rows)
  expect(await loginAnswers()).toBe(true)
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { hashOf } from '../../src/server/keys/tokens.ts'
import { openMailServer } from '../support/mailServer.ts'
import { patienceMs } from '../support/patience.ts'
import { callProgram } from '../support/program.ts'
import { openNode, openPlace } from '../support/programs.ts'
import { tell } from '../support/tell.ts'

const people = 77

test('sends each of 77 people their letter, though one of two programs is killed meanwhile', async () => {
  const mail = await openMailServer()
  const place = await openPlace(people)
  const sending = { SMTP_URL: mail.url, MAIL_FROM: 'Garita <garita@garita.test>' }
  const stays = await openNode(place.owner_url, sending)
  const dies = await openNode(place.owner_url, sending)
  onTestFinished(async () => {
    await Promise.all([stays.close(), dies.close()])
    await place.close()
    await mail.close()
  })
  const asked = Promise.all(
    place.residents.map(({ email }) => callProgram(stays.port, 'session.requestReset', { email })),
  )
  await vi.waitFor(() => expect(mail.letters.length).toBeGreaterThanOrEqual(people / 4), {
    timeout: patienceMs,
    interval: 5,
  })
  dies.program.signal('SIGKILL')
  const before = mail.letters.length
  const killed = performance.now()
  expect((await asked).map(({ status }) => status)).toEqual(Array(people).fill(200))
  const left = async () => (await place.owner.query('select from jobs')).rowCount
  // The other program takes the letters of the killed one when the lease of two minutes ends.
  await expect.poll(left, { timeout: 2 * patienceMs, interval: 100 }).toBe(0)
  const seconds = Math.round((performance.now() - killed) / 1_000)

  const received = new Set(mail.letters.map(({ to }) => to))
  tell(
    `${people} letters, one of two programs killed after ${before}: ${received.size} people have theirs, ` +
      `${mail.letters.length - people} came twice, the last ${seconds} s after the kill`,
  )
  expect(received).toEqual(new Set(place.residents.map(({ email }) => email)))
  const links = mail.letters.map(({ to, content }) => [to, /#(\S+)/.exec(content)?.[1] ?? ''] as const)
  const { rows } = await place.owner.query<{ email: string; link: string }>(
    `select p.email, encode(t.token_hash, 'hex') as link from one_time_tokens t join profiles p on p.id = t.profile_id`,
  )
  const whose = new Map(rows.map(({ link, email }) => [link, email]))
  expect(links.map(([, link]) => whose.get(hashOf(link).toString('hex')))).toEqual(links.map(([to]) => to))
})

import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { privacyNotice } from './privacyNotice.contract.ts'
import { startingNotice } from './startingNotice.ts'

const garita = openForFile(sharedInstallation)
let here: string
let admin: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
})

const page = (condominiumId = here) => garita.nobody.call(privacyNotice.page, { condominium_id: condominiumId })
async function listed(who = admin) {
  const list = await who.call(privacyNotice.list, {})
  if (!list.ok) throw new Error(list.code)
  return list.answer
}
async function write(more = {}, who = admin) {
  const revision = (await listed()).find(({ id }) => id === here)?.revision ?? 0
  return who.call(privacyNotice.write, {
    id: here,
    revision,
    contact: 'datos@garita.test',
    es: 'Aviso',
    en: null,
    ...more,
  })
}

test('shows no privacy notice until the administration writes it, and then the current terms to everyone', async () => {
  expect(await page()).toMatchObject({ status: 404, code: 'privacy_notice_none' })
  expect(await listed()).toMatchObject([{ id: here, contact: null, es: null, days: 90 }])
  expect(await write()).toMatchObject({ ok: true })
  expect(await page()).toMatchObject({
    ok: true,
    answer: {
      condominium: 'Los Encinos',
      contact: 'datos@garita.test',
      days: 90,
      backup_days: 35,
      es: 'Aviso',
      en: null,
    },
  })
  await garita.owner.query('update condominiums set retention_days = 30 where id = $1', [here])
  const now = await page()
  expect(now).toMatchObject({ answer: { days: 30 } })
  expect(JSON.stringify(now)).not.toContain('Alma')
})

test('refuses a privacy notice by all others, and requires an address and a text', async () => {
  const there = await garita.condominium('Allá')
  for (const facts of [
    { user_role: 'admin', assigned: [there] },
    { user_role: 'agent', assigned: [here] },
  ] as const) {
    expect(await write({}, await garita.person(facts))).toMatchObject({ ok: false })
  }
  expect(await write({}, await garita.person({ condominium: here }))).toMatchObject({ ok: false })
  expect(await write({ contact: '' })).toMatchObject({ status: 422 })
  expect(await write({ es: ' ', en: null })).toMatchObject({ status: 422 })
  expect(await write({ es: 'x'.repeat(8001) })).toMatchObject({ status: 422 })
})

test('shows no privacy notice for an archived or unknown condominium', async () => {
  const closed = await garita.condominium('Cerrado')
  await garita.owner.query(
    `update condominiums set privacy_contact = 'a@b.test', privacy_notice_es = 'Aviso', archived_at = now() where id = $1`,
    [closed],
  )
  expect(await page(closed)).toMatchObject({ status: 404 })
  expect(await page('01a219a6-49fa-7137-9061-c77ff09ff3f1')).toMatchObject({ status: 404 })
})

test.each(['MX', 'CO', 'CL', 'PE', null] as const)('accepts the initial text of %s in both languages', (country) => {
  for (const language of ['es', 'en'] as const) {
    const text = startingNotice(language, country, 'Los Encinos')
    expect(text).toContain('Los Encinos')
    expect(text.length).toBeLessThan(8000)
  }
})

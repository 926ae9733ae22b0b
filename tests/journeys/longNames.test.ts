import { afterAll, beforeAll, expect, test } from 'vitest'
import { condominiumMessages } from '../../src/condominiums/condominiums.messages.ts'
import { peopleMessages } from '../../src/people/people.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from '../flows/acts.ts'
import { settled } from '../flows/screen.ts'
import { openSite, type Site } from '../flows/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const long = (begins: string) => begins.padEnd(118, 'x')

test('breaks names of 118 letters on every screen of an admin on a phone', async () => {
  const { garita } = site
  const place = await garita.condominium(long('Condominio'))
  const other = await garita.condominium(long('Otro'))
  const root = await garita.person({ user_role: 'super_admin', full_name: long('Raíz') })
  await garita.person({ user_role: 'agent', assigned: [place, other], full_name: long('Ramón') })
  await garita.person({ condominium: place, unit: '1', full_name: long('Ana'), approval_status: 'pending' })
  await garita.owner.query(
    `insert into unsent_messages (id, recipient, subject, body) values (gen_random_uuid(), $1, $2, 'A')`,
    [`${long('a')}@garita.test`, long('Asunto')],
  )
  const page = await site.open({ language: 'es', size: 'phone', token: root.token })
  const { users } = speak(peopleMessages, 'es')
  const { edit, invitation } = speak(condominiumMessages, 'es')
  const tooWide: string[] = []
  const measure = async (where: string) => {
    const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const dialog = await page.evaluate(() => {
      const open = document.querySelector('[role=dialog]')
      return open ? open.scrollWidth - open.clientWidth : 0
    })
    if (by > 0 || dialog > 0) tooWide.push(`${where}: ${by} ${dialog}`)
  }
  for (const path of [
    '/dashboard',
    '/admin',
    '/admin/users',
    '/admin/approvals',
    '/admin/condominiums',
    '/admin/operators',
    '/admin/mail',
    '/admin/reports',
    '/dashboard/admin',
    '/dashboard/admin/gates',
    '/dashboard/admin?tab=reservations',
    '/dashboard/admin/amenities',
    '/dashboard/admin/audit',
  ]) {
    await page.goto(path)
    await settled(page)
    await measure(path)
  }
  const open = async (path: string, name: string, act: string) => {
    await page.goto(path)
    await press(page, `${act}: ${name}`)
    await page.getByRole('dialog').waitFor()
    await measure(`${path} ${act}`)
  }
  await open('/admin/approvals', long('Ana'), users.approve)
  await open('/admin/approvals', long('Ana'), users.reject)
  await open('/admin/users?search=ram', long('Ramón'), users.condominiums)
  await open('/admin/users?search=ana', long('Ana'), users.edit)
  await open('/admin/condominiums', long('Otro'), edit)
  await open('/admin/condominiums', long('Otro'), invitation)
  expect(tooWide).toEqual([])
})

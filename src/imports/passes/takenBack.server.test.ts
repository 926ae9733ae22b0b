/** Imported passes at the end: taken back by their administration; and a list as long as a file may be. */

import { beforeAll, expect, test } from 'vitest'
import { atDesk } from '../../../tests/support/desk.ts'
import { outcomesOf as outcomes, passList, vehicle, visitor } from '../../../tests/support/importedPasses.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { everything } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { audit } from '../../audit/audit.contract.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import { passImports } from './passes.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let admin: TestPerson
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Ada Admin' })
})

test('counts and revokes a list: the gate refuses its passes, and visitors inside stay until they leave', async () => {
  const family = await garita.person({ condominium: here, unit: '201' })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const given = passList(
    ['R1', 'R2', 'R3'].map((name) => visitor({ unit_number: '201', name })),
    here,
  )
  expect(await outcomes(admin, given)).toEqual(['saved', 'saved', 'saved'])
  const { condominium_id, import_id } = given
  const [one, two] = given.lines
  const lists = await admin.call(passImports.lists, { condominium_id })
  expect(lists.ok && lists.answer.find(({ id }) => id === import_id)).toMatchObject({ passes: 3, by_name: 'Ada Admin' })
  const inside = { condominium_id, id: two?.id ?? '', event_id: newId() }
  expect(await atDesk.enter(guard, inside)).toMatchObject({ ok: true })
  const shown = await admin.call(passImports.passes, { condominium_id, import_id })
  expect(shown.ok && shown.answer.items.map(({ inside: is }) => is).toSorted()).toEqual([false, false, true])
  const end = (id?: string) => admin.call(passImports.endPasses, { condominium_id, import_id, id })
  expect(await end(one?.id)).toMatchObject({ answer: { ended: 1, left: 0, inside: 0 } })
  expect(await end(one?.id)).toMatchObject({ answer: { ended: 0 } })
  expect(await end()).toMatchObject({ answer: { ended: 1, left: 0, inside: 1 } })
  const left = await family.call(authorizations.list, { auth_type: 'permanent_visitor' })
  expect(left.ok && left.answer.items).toMatchObject([{ id: two?.id, inside: true }])
  const log = await garita.owner.query(
    `select actor_role, event_type from access_logs where authorization_id = $1 and event_type = 'authorization_deleted'`,
    [one?.id],
  )
  expect(log.rows).toMatchObject([{ actor_role: 'admin' }])
  const dead = await garita.owner.query('select why from revoked_passes where authorization_id = $1', [one?.id])
  expect(dead.rows).toHaveLength(1)
  const changes = await admin.call(audit.list, { thing: 'pass_import', subject_id: import_id })
  expect(changes.ok && changes.answer.items.map(({ act, what }) => [act, what.passes?.[0] ?? null])).toEqual([
    ['removed', 1],
    ['removed', 1],
    ['made', null],
  ])
  // A host's own pass belongs to no list.
  const own = newId()
  const values = { name: 'Propia', last_name: 'Visita', relationship: 'familiar' }
  await family.call(authorizations.create, { id: own, auth_type: 'permanent_visitor', values })
  expect(await end(own)).toMatchObject({ answer: { ended: 0, left: 0 } })
})

test.runIf(everything)('saves five thousand lines for four hundred homes in acceptable time', async () => {
  const place = await garita.condominium('Grande')
  const runs = await garita.person({ user_role: 'admin', assigned: [place] })
  await garita.owner.query(
    `with made as (insert into profiles (id, full_name, user_role, approval_status, language, decided_at)
        select gen_random_uuid(), 'Vecino ' || n, 'resident', 'approved', 'es', now() from generate_series(1, 400) n returning id, full_name)
      insert into residences (condominium_id, id, profile_id, unit_number, since)
        select $1, gen_random_uuid(), id, replace(full_name, 'Vecino ', ''), now() from made`,
    [place],
  )
  const importId = newId()
  const began = performance.now()
  let saved = 0
  for (let part = 0; part < 50; part++) {
    const facts = Array.from({ length: 100 }, (_, at) =>
      vehicle({ unit_number: String(((part * 100 + at) % 400) + 1), vehicle_plate: `G${part * 100 + at}X` }),
    )
    const result = await outcomes(runs, passList(facts, place, importId))
    saved += Array.isArray(result) ? result.filter((outcome) => outcome === 'saved').length : 0
  }
  const seconds = (performance.now() - began) / 1000
  expect(saved).toBe(5_000)
  expect(seconds).toBeLessThan(120)
})

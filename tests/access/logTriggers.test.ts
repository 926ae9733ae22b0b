import { expect, test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openForFile } from '../support/openForFile.ts'
import { recordAtDesk, registrationOf } from './deskActs.ts'
import { knownWorld } from './world.ts'

const world = openForFile(knownWorld)

interface Line {
  event: string
  ago?: number
  reason?: string | null
  authorization?: string
  guest?: string
}

async function write({ event, ago = 0, reason = null, authorization, guest }: Line): Promise<void> {
  await world.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, reservation_id, guest_id, event_type, occurred_at,
        resident_id, unit_number, actor_role, actor_name, override_reason)
      select $1, $2, $3, g.reservation_id, g.id, $5, now() - make_interval(mins => $6), $7, '101', 'agent', 'Gus', $8
        from (select 1) here left join reservation_guests g on g.id = $4`,
    [world.here, newId(), authorization, guest, event, ago, world.named('resident').id, reason],
  )
}

async function own(authType: string): Promise<string> {
  const id = newId()
  await world.owner.query(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, valid_from, valid_until)
      select condominium_id, $1, profile_id, id, unit_number, $2, 'Luis', now(), now() + interval '1 day'
        from residences where profile_id = $3 and until is null`,
    [id, authType, world.named('resident').id],
  )
  return id
}

const rings = async () =>
  (
    await world.owner.query<{ kind: string }>(
      `delete from jobs where name = 'notices.push' returning payload ->> 'kind' as kind`,
    )
  ).rows.map(({ kind }) => kind)

test.each<[string, Omit<Line, 'authorization'>, string[]]>([
  ['temporary_visitor', { event: 'entry' }, ['visitor_entered']],
  ['permanent_visitor', { event: 'entry' }, ['visitor_entered']],
  ['worker', { event: 'entry', ago: 14 }, ['visitor_entered']],
  // A push message would come hours later, when the host has read the entry in the log.
  ['worker', { event: 'entry', ago: 16 }, []],
  ['worker', { event: 'exit' }, []],
  ['vehicle', { event: 'entry' }, []],
  ['co_resident', { event: 'entry' }, []],
  ['vehicle', { event: 'entry', reason: 'Ambulancia' }, ['let_in']],
])('sends for a log row of a %s, %o, the push messages %o', async (authType, line, told) => {
  const authorization = await own(authType)
  await rings()
  await write({ ...line, authorization })
  expect(await rings()).toEqual(told)
})

test.each([false, true])(
  'queues a push message for a request, and an e-mail for later if mail is sent: %s',
  async (sendsMail) => {
    await world.owner.query('update installation set sends_mail = $1', [sendsMail])
    await world.owner.query(`delete from jobs`)
    await own('temporary_visitor')
    const left = async () =>
      (await world.owner.query('delete from jobs returning name, run_at > now() + interval $$1 minute$$ as later')).rows
    expect(await left()).toEqual([])
    expect(await world.commit(world.named('agent'), recordAtDesk, [world.here, registrationOf(newId())])).toMatchObject(
      { count: 1 },
    )
    const letter = { name: 'notices.letter', later: true }
    expect(await left()).toEqual([{ name: 'notices.push', later: false }, ...(sendsMail ? [letter] : [])])
  },
)

test('leaves the presence as it is when a document is shown', async () => {
  const authorization = await own('worker')
  const where = async () => {
    const { rows } = await world.owner.query('select entered_at, left_at, inside from authorizations where id = $1', [
      authorization,
    ])
    return rows[0]
  }
  await write({ event: 'document_revealed', authorization })
  expect(await where()).toMatchObject({ entered_at: null, left_at: null })
  await write({ event: 'entry', ago: 10, authorization })
  expect(await where()).toMatchObject({ inside: true, left_at: null })
  await write({ event: 'exit', ago: 5, authorization })
  const left = await where()
  expect(left).toMatchObject({ inside: false })
  // A late line of an earlier time changes nothing.
  await write({ event: 'entry', ago: 20, authorization })
  await write({ event: 'exit', ago: 15, authorization })
  expect(await where()).toEqual(left)
})

test('derives a guest’s presence from the log, in every order of arrival', async () => {
  const { rows } = await world.owner.query<{ id: string }>(
    'select id from reservation_guests where condominium_id = $1 limit 1',
    [world.here],
  )
  const guest = rows[0]?.id ?? ''
  const where = async () => {
    const found = await world.owner.query('select entered_at, left_at, inside from reservation_guests where id = $1', [
      guest,
    ])
    return found.rows[0]
  }
  await write({ event: 'entry', ago: 10, guest })
  expect(await where()).toMatchObject({ inside: true, left_at: null })
  await write({ event: 'exit', ago: 5, guest })
  const left = await where()
  expect(left).toMatchObject({ inside: false })
  await write({ event: 'entry', ago: 20, guest })
  await write({ event: 'exit', ago: 15, guest })
  expect(await where()).toEqual(left)
})

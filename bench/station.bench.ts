/** A gate with 5,000 passes: size and time of the snapshot, time of a verdict on the device and of a reader's check. */
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { audienceOf, holderOf, newKeyPair, writePass } from '../src/authorizations/passes/pass.ts'
import { snapshot } from '../src/gate/station/facts/gate.snapshot.ts'
import { recognize } from '../src/gate/station/facts/lookup.ts'
import { judge } from '../src/gate/station/verdict/verdict.ts'
import { sql } from '../src/server/database/sql.ts'
import { newId } from '../src/shared/ids.ts'
import { makeCondominium, makePerson } from '../tests/access/people.ts'
import { openHouse } from './fixtures/house.ts'
import { makeDevice } from './fixtures/people.ts'
import { measured, median, type Outcome, percentile, pick, planOf } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'
import { scansInBrowser } from './measuring/scans.ts'
import { openWire } from './measuring/wire.ts'

const passes = 5_000
const onDeviceMs = 50
const scanMs = 250
const byServerMs = 100
const inDatabaseMs = 300
const aSecond = 100
const seconds = 10
const connections = 8
const compared = 30

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse()
  try {
    const { condominium, gate, agent, key, tokens, numbers } = await fillGate(house.owner)
    const wire = await openWire(house.port)
    // Only the guard of the station gets the telephones uncovered.
    const station = { condominium_id: condominium, station_id: newId(), gate_id: gate }
    const bound = await wire.call('gate.bind', station, agent.token)
    if (bound.status !== 200) throw new Error(`the station: ${bound.status}`)
    const pulled: number[] = []
    let text = ''
    for (let turn = 0; turn < 12; turn++) {
      const took = await measured(async () => {
        const { status, body } = await wire.call('gate.snapshot', station, agent.token)
        if (status !== 200) throw new Error(`the snapshot: ${status} ${body}`)
        text = body.toString()
      })
      if (turn >= 2) pulled.push(took)
    }
    const plan = await planOf(house.login_url, agent, {
      statements: [sql`select access.station_state(${condominium}::uuid, ${gate}::uuid, null, null)`],
    })
    const known = snapshot.parse(JSON.parse(text))
    const size = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`
    console.log(
      `  snapshot of ${known.entries.length}, ${load()}: ${size(Buffer.byteLength(text))}, compressed ${size(gzipSync(text).length)}; pulled in ${median(pulled).toFixed(0)} ms median, in the database ${plan.execution_ms.toFixed(0)} ms`,
    )

    await house.owner.query(
      `update authorizations set badge = '7' where id in (select id from authorizations where status = 'active' limit 5)`,
    )
    const spentOn = { whole: 0, changes: 0 }
    let bytes = 0
    // In turn, so that other work of the machine costs both the same.
    for (let turn = 0; turn < compared; turn++) {
      for (const kind of ['whole', 'changes'] as const) {
        const begun = house.cpu()
        const have = kind === 'whole' ? null : known.version
        const { body } = await wire.call('gate.snapshot', { ...station, have }, agent.token)
        const done = house.cpu()
        spentOn[kind] += done.program_ms + done.database_ms - begun.program_ms - begun.database_ms
        if (kind === 'changes') bytes = body.length
      }
    }
    console.log(
      `  the whole ${(spentOn.whole / compared).toFixed(1)} ms of processor (program + PostgreSQL), the changes of five entries ${(spentOn.changes / compared).toFixed(1)} ms and ${size(bytes)}`,
    )

    const time = { now: Date.parse(known.taken_at), doubtful: false, why: null } as const
    const codes = [...tokens, ...numbers]
    const judged: number[] = []
    let green = 0
    for (let turn = 0; turn < 3_000; turn++) {
      const began = performance.now()
      const code = recognize(pick(codes, turn * 7), known)
      if (code.kind !== 'search' && judge(code, known, time).tone === 'green') green++
      judged.push(performance.now() - began)
    }
    if (green !== 3_000) throw new Error(`${3_000 - green} of 3,000 were stopped`)
    console.log(
      `  a verdict here: ${median(judged).toFixed(2)} ms median, ${percentile(judged, 99).toFixed(2)} p99, the first ${judged[0]?.toFixed(0)}`,
    )

    const scanned = await scansInBrowser(house.port, agent.token, tokens)
    console.log(
      `  a reader's scan in the browser, from its last key, ${load()}: ${median(scanned).toFixed(0)} ms median, ${Math.max(...scanned).toFixed(0)} at most`,
    )

    const before = house.cpu()
    const asked = await askAtPace(house.port, key, codes)
    const after = house.cpu()
    const spent = (['program_ms', 'database_ms'] as const).map((one) =>
      ((after[one] - before[one]) / aSecond / seconds).toFixed(2),
    )
    console.log(
      `  a verdict of the server at ${aSecond}/s, ${load()}: ${median(asked).toFixed(1)} ms median, ${percentile(asked, 99).toFixed(1)} p99; ${spent.join(' + ')} ms of processor each (program + PostgreSQL)`,
    )
    wire.close()
    const goal = (called: string, ms: number, most: number): Outcome => ({
      goal: `${called}: ${ms.toFixed(1)} ms (under ${most})`,
      met: ms < most,
    })
    return [
      goal(`a snapshot of ${passes} in the database`, plan.execution_ms, inDatabaseMs),
      goal('a scan in the browser from the last key, at most', Math.max(...scanned), scanMs),
      goal('a verdict on the device, p99', percentile(judged, 99), onDeviceMs),
      goal(`the server's verdict at ${aSecond}/s, p99`, percentile(asked, 99), byServerMs),
    ]
  } finally {
    await house.close()
  }
}

/** Sends each scan at its time, whether or not the last scan was answered: a queue would show in the figures. */
async function askAtPace(port: number, key: string, codes: readonly string[]): Promise<number[]> {
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(port)))
  const times: number[] = []
  const began = performance.now()
  let sent = 0
  await Promise.all(
    wires.map(async (wire) => {
      while (sent < aSecond * seconds) {
        const turn = sent++
        const due = began + (turn * 1000) / aSecond
        await sleep(Math.max(0, due - performance.now()))
        const { status } = await wire.call('gate.check', { code: pick(codes, turn * 13) }, key)
        if (status !== 200) throw new Error(`the server answered ${status}`)
        times.push(performance.now() - due)
      }
    }),
  )
  for (const wire of wires) wire.close()
  return times.slice(aSecond)
}

async function fillGate(owner: pg.Pool) {
  const condominium = await makeCondominium(owner, 'Measured')
  const agent = await makePerson(owner, { user_role: 'agent', assigned: [condominium] })
  const units = Array.from({ length: 100 }, (_, unit) => String(unit + 1))
  for (const unit of units) await makePerson(owner, { user_role: 'resident', lives: [condominium, unit] })
  const { private_key, public_key } = newKeyPair()
  await owner.query(
    `insert into pass_keys (condominium_id, key_id, public_key, sealed_private_key) values ($1, 1, $2, '\\x00')`,
    [condominium, Buffer.from(public_key)],
  )
  const { key, gate_id: gate } = await makeDevice(owner, condominium)
  const { rows } = await owner.query<{
    pass_id: string
    access_number: string
    id_document: string
    from: Date
    until: Date
  }>(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name,
        id_document, details, valid_from, valid_until)
      select r.condominium_id, gen_random_uuid(), r.profile_id, r.id, r.unit_number, 'temporary_visitor', 'Guest ' || n,
        'Gómez ' || r.unit_number, 'INE' || n, '{"purpose":"a visit"}', date_trunc('minute', now()) - interval '1 hour',
        date_trunc('minute', now()) + interval '1 day'
        from generate_series(1, $2) n, residences r where r.condominium_id = $1
      returning pass_id, access_number, id_document, valid_from as "from", valid_until as until`,
    [condominium, passes / units.length],
  )
  // Add expired visits, as a year leaves them.
  await owner.query(
    `insert into authorizations (condominium_id, id, unit_number, auth_type, status, name, last_name, valid_from, valid_until, created_at)
      select $1, gen_random_uuid(), '1', 'temporary_visitor', 'active', 'Past', 'Guest', now(), now() + interval '1 day', now()
        from generate_series(1, 20000)`,
    [condominium],
  )
  await owner.query(
    `alter table authorizations disable trigger user;
    update authorizations set created_at = now() - interval '31 days', valid_until = now() - interval '30 days', valid_from = now() - interval '31 days', status = 'inactive'
      where name = 'Past';
    alter table authorizations enable trigger user`,
  )
  await owner.query('vacuum analyze')
  const audience = audienceOf(condominium)
  const secrets = await owner.query<{ secret: string }>(
    `select encode(secret, 'hex') as secret from holder_secrets where condominium_id = $1`,
    [condominium],
  )
  const secret = secrets.rows[0]?.secret ?? null
  const minutes = (moment: Date) => moment.getTime() / 60_000
  const tokens = rows.map(({ pass_id, id_document, from, until }) => {
    const id = pass_id.replaceAll('-', '')
    const window = { not_before: minutes(from), minutes: minutes(until) - minutes(from) }
    const holder = holderOf(id, id_document, secret) ?? ''
    return writePass(
      { kind: 'temporary_visitor', key_id: 1, audience, pass_id: id, generation: 1, ...window, holder },
      private_key,
    )
  })
  return {
    ...{ condominium, gate, agent, key, tokens },
    numbers: rows.map(({ access_number }) => access_number),
  }
}

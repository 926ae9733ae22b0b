/** Ten stories of a gate, drawn from a seed and played through calls; each returns its expected lines. */

import { visits } from '../../src/gate/visits/visits.contract.ts'
import { disclosures } from '../../src/investigations/disclosures.contract.ts'
import type { TimelineAnswer, TimelineEntry } from '../../src/investigations/timeline/timeline.ts'
import { newId } from '../../src/shared/ids.ts'
import { backdate } from './arrivals.ts'
import { drawing } from './chance.ts'
import { atDesk } from './desk.ts'
import { correcting } from './gate/corrections.ts'
import { deviceWorld, reportOf } from './gate/devices.ts'
import { arrivesBy, saveRule } from './gate/homeRules.ts'
import { incidentOf } from './gate/incidents.ts'
import { entryOf, made, type StationWorld, secondStation, tell } from './gate/stations.ts'
import type { TestInstallation, TestPerson } from './installation.ts'
import { authorizeEarlier, passOf } from './visits.ts'

type Question = { kind: 'unit' | 'person' | 'plate'; subject: string } | { kind: 'everything'; subject: null }

/** The lines that the screen must show, in their order, and the people inside at the end. */
interface Played {
  question: Question
  lines: string[]
  inside: string[]
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function stage(garita: TestInstallation, seed: number) {
  const there = await deviceWorld(garita)
  const { here, guard } = there
  const { random, one } = drawing(seed)
  let units = 200
  const used = new Set<string>()
  /** No two stories share a name, so that a search finds one person. */
  const name = (from: readonly string[]) => {
    const drawn = `${one(from)} ${one(['Ibáñez', 'Roa', 'Ceballos', 'Luna', 'Muñoz', 'Tello', 'Vidal', 'Zárate'])}`
    if (used.has(drawn)) return name(from)
    used.add(drawn)
    return drawn
  }
  const home = async () => {
    units += 1 + random(3)
    const unit = `${units}`
    const host = name(['Carla', 'Diego', 'Elsa', 'Fabio'])
    const person = await garita.person({
      condominium: here,
      unit,
      full_name: host,
    })
    return { unit, person, host }
  }
  return {
    ...there,
    random,
    home,
    visitor: () => name(['Hugo', 'Inés', 'Julián', 'Karla', 'Memo', 'Nadia']),
    /** Each story has its own tablet, because the server keeps the order of events of each tablet. */
    tablet: () => secondStation(there),
    admitsUnanswered: () =>
      garita.owner.query(
        `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery,after}', '"offer"') where id = $1`,
        [here],
      ),
    desk: (call: 'enter' | 'leave', id: string, reason: string | null = null) =>
      call === 'enter'
        ? atDesk.enter(guard, { condominium_id: here, id, event_id: newId(), reason })
        : atDesk.leave(guard, { condominium_id: here, id, event_id: newId() }),
  }
}
type Stage = Awaited<ReturnType<typeof stage>>

async function ok(answer: Promise<{ ok: boolean }>): Promise<void> {
  const told = await answer
  if (!told.ok) throw new Error(JSON.stringify(told))
}

async function told(there: StationWorld, ...events: Parameters<typeof tell>[1][]): Promise<void> {
  const answers = await tell(there, ...events)
  if (answers.some((conflict) => conflict !== null)) throw new Error(answers.join())
}

/** Makes a pass of the home for a visitor, and returns the visitor's name. */
async function invited({ garita, visitor }: Stage, host: TestPerson) {
  const who = visitor()
  const [first = '', last = ''] = who.split(' ')
  return { who, id: await authorizeEarlier(garita, host, 'temporary_visitor', { name: first, last_name: last }) }
}

async function asks({ guard, here, visitor }: Stage, unit: string, company: string | null = null) {
  const who = company ?? visitor()
  const [first = '', last = ''] = who.split(' ')
  const id = newId()
  const person = { name: first, last_name: last, id_document: 'INE12345' }
  const what = company ? { arrival_kind: 'delivery', company } : { arrival_kind: 'visit', ...person }
  const input = { id, condominium_id: here, unit_number: unit, phone_number: null, purpose: null, ...what }
  await ok(atDesk.register(guard, input as never))
  return { who, id }
}

const stories: Readonly<Record<string, (there: Stage) => Promise<Played>>> = {
  'a theft at night: who came and who was still inside': async (there) => {
    const { unit, person, host } = await there.home()
    const [first, second] = [await invited(there, person), await invited(there, person)]
    const tablet = await there.tablet()
    const began = 60 + there.random(50)
    const exit = { kind: 'exit', subject: { authorization_id: first.id } } as const
    await told(tablet, made(tablet, entryOf(first.id), { at: ago(began) }))
    await told(tablet, made(tablet, entryOf(second.id), { at: ago(began - 15) }))
    await told(tablet, made(tablet, exit, { at: ago(began - 40) }))
    const lines = [
      `came ${first.who} ${unit} station, ${host} invited, told later`,
      `came ${second.who} ${unit} station, ${host} invited, told later`,
      `left ${first.who} ${unit} station, told later`,
    ]
    return { question: { kind: 'unit', subject: unit }, lines, inside: [second.who] }
  },
  'a quarrel: which of two at home said yes': async (there) => {
    const { unit } = await there.home()
    const beto = await there.garita.person({ condominium: there.here, unit, full_name: 'Beto Cejas', together: true })
    const { who, id } = await asks(there, unit)
    await ok(beto.call(visits.decide, { id, decision: 'approved' }))
    await ok(there.desk('enter', id))
    const lines = [`asked ${who} ${unit} desk, Beto Cejas answered`, `came ${who} ${unit} desk, Beto Cejas answered`]
    return { question: { kind: 'person', subject: who }, lines, inside: [who] }
  },
  'a tablet without a line: what it told an hour later': async (there) => {
    const { unit, person, host } = await there.home()
    const { who, id } = await invited(there, person)
    const tablet = await there.tablet()
    await told(tablet, made(tablet, entryOf(id), { at: ago(60 + there.random(50)) }))
    await ok(there.desk('leave', id))
    const lines = [`came ${who} ${unit} station, ${host} invited, told later`, `left ${who} ${unit} desk`]
    return { question: { kind: 'unit', subject: unit }, lines, inside: [] }
  },
  'a forged pass: turned away at the reader, and nobody came': async (there) => {
    const { unit, person, host } = await there.home()
    const { who, id } = await invited(there, person)
    const { token } = await passOf(person, id)
    const forged = `${token.slice(0, -6)}${[...token.slice(-6)].reverse().join('')}`
    await there.said('gate.check', { code: forged })
    await there.said('gate.check', { code: token })
    await there.said('gate.report', reportOf(token))
    const lines = [`came ${who} ${unit} device, ${host} invited`]
    return { question: { kind: 'person', subject: who }, lines, inside: [who] }
  },
  'a courier who stayed': async (there) => {
    const { unit, person, host } = await there.home()
    const { id } = await saveRule(person, { company: 'Rappi' })
    const tablet = await there.tablet()
    const act = arrivesBy(id, { unit_number: unit })
    await told(tablet, made(tablet, act))
    const lines = [`came Rappi ${unit} station, ${host} answered`]
    return { question: { kind: 'unit', subject: unit }, lines, inside: ['Rappi'] }
  },
  'an entry by mistake, taken back': async (there) => {
    const { unit, person, host } = await there.home()
    const { who, id } = await invited(there, person)
    const tablet = await there.tablet()
    const entry = made(tablet, entryOf(id))
    await told(tablet, entry)
    await told(tablet, correcting(tablet, entry, new Date()))
    const lines = [
      `came ${who} ${unit} station, ${host} invited, a mistake`,
      `corrected ${who} ${unit} station, a mistake`,
    ]
    return { question: { kind: 'person', subject: who }, lines, inside: [] }
  },
  'nobody answered, and the guard let the courier in with a reason': async (there) => {
    await there.admitsUnanswered()
    const { unit } = await there.home()
    const { who, id } = await asks(there, unit, 'Estafeta')
    await backdate(there.garita, id, '10 minutes')
    await ok(there.desk('enter', id, 'Trae medicinas'))
    const lines = [`asked ${who} ${unit} desk`, `came ${who} ${unit} desk, because Trae medicinas`]
    return { question: { kind: 'unit', subject: unit }, lines, inside: [who] }
  },
  'let in on a word by telephone': async (there) => {
    const { unit } = await there.home()
    const { who, id } = await asks(there, unit)
    const word = { condominium_id: there.here, id, event_id: newId(), authorized_by: 'Nora', reason: 'Por teléfono' }
    await ok(atDesk.enterByPhone(there.guard, word))
    const lines = [
      `asked ${who} ${unit} desk, Nora answered`,
      `came ${who} ${unit} desk, Nora answered, Nora said so, because Por teléfono`,
    ]
    return { question: { kind: 'person', subject: who }, lines, inside: [who] }
  },
  'a refusal that the home gave, and they left': async (there) => {
    const { unit, person, host } = await there.home()
    const { who, id } = await asks(there, unit)
    await ok(person.call(visits.decide, { id, decision: 'denied' }))
    const late = await asks(there, unit, 'Uber Eats')
    await ok(atDesk.close(there.guard, { condominium_id: there.here, id: late.id, outcome: 'left' }))
    const lines = [`refused ${who} ${unit} desk, ${host} answered`, `asked Uber Eats ${unit} desk`]
    return { question: { kind: 'unit', subject: unit }, lines, inside: [] }
  },
  'a bumped car: the entry by its plate, and the incident about it': async (there) => {
    const { unit, person, host } = await there.home()
    const plate = `ZZ${100 + there.random(800)}Q`
    const id = await authorizeEarlier(there.garita, person, 'vehicle', { vehicle_plate: plate })
    const tablet = await there.tablet()
    const entry = made(tablet, entryOf(id), { at: ago(30) })
    const incident = incidentOf({ lines: [entry.event.id], happened_at: ago(20).toISOString() })
    await told(tablet, entry, made(tablet, incident))
    const lines = [`came Nissan Versa ${unit} station, ${host} invited, told later`, 'incident noise']
    return { question: { kind: 'plate', subject: plate }, lines, inside: ['Nissan Versa'] }
  },
}

/** Writes the line as a sentence with the facts that matter in a dispute. */
function sentence(one: TimelineEntry): string {
  if (one.group === 'incident') return `incident ${one.what}`
  const who = [one.name, one.last_name].filter(Boolean).join(' ')
  return [
    `${one.group} ${who || '—'} ${one.unit_number ?? '—'} ${one.channel}`,
    one.invited_by ? `${one.invited_by} invited` : null,
    one.answered_by ? `${one.answered_by} answered` : null,
    one.authorized_by ? `${one.authorized_by} said so` : null,
    one.override_reason ? `because ${one.override_reason}` : null,
    one.correction ? 'a mistake' : null,
    one.provenance?.arrived_at ? 'told later' : null,
  ]
    .filter(Boolean)
    .join(', ')
}

export const storyNames = Object.keys(stories)

/** Plays all stories in one condominium, so that their lines are mixed, and then searches for each. */
export async function playStories(garita: TestInstallation, seed: number) {
  const there = await stage(garita, seed)
  const played: Played[] = []
  for (const play of Object.values(stories)) played.push(await play(there))
  const read = async (question: Question): Promise<TimelineAnswer> => {
    const [from, until] = [ago(300).toISOString(), new Date(Date.now() + 60_000).toISOString()]
    const found = await there.admin.call(disclosures.timeline, { condominium_id: there.here, from, until, ...question })
    if (!found.ok) throw new Error(`${found.code} ${JSON.stringify(found.fields)}`)
    return found.answer
  }
  const answers = []
  for (const one of played) {
    const { items, inside } = await read(one.question)
    const names = inside.map(({ name, last_name }) => [name, last_name].filter(Boolean).join(' '))
    answers.push({ lines: items.map(sentence), inside: names })
  }
  return { there, played, answers, read }
}

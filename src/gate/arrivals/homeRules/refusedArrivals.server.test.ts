/** In drawn homes, arrivals and answers a person or car that the home refuses enters only after a warning to the guard. */

import { expect, test } from 'vitest'
import { drawing, seedOfRun } from '../../../../tests/support/chance.ts'
import { atDesk } from '../../../../tests/support/desk.ts'
import { arrivesBy, rulesWorld, saveRule } from '../../../../tests/support/gate/homeRules.ts'
import { made, tell } from '../../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { draws } from '../../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../../tests/support/sharedInstallation.ts'
import { newId } from '../../../shared/ids.ts'
import { visits } from '../../visits/visits.contract.ts'
import { namesAlike, platesAlike } from './alike.ts'
import type { Arriving } from './homeRules.ts'

const garita = openForFile(sharedInstallation)

const { chance, random, one } = drawing(seedOfRun)
const maybe = <T>(likely: number, value: T): T | null => (chance() < likely ? value : null)
const refused = [
  ['Bruno', 'Salas Peña', 'QRG123A'],
  ['Andrés', 'Quiroga Soto', 'A8C123'],
] as const
const spellings = [
  ...[
    ['Bruno', 'Salas Peña'],
    ['B.', 'Salas'],
    ['Bruno', 'Zalas'],
    ['Andres', 'Soto'],
    ['A.', 'Quiroga Soto'],
    ['Andrés', 'Quiroga'],
  ],
  ...[
    ['Ana', 'Ruiz'],
    ['Luis', 'Gómez'],
  ],
] as const
const plates = ['QRG123A', 'QRGI23A', 'A8C123', 'ABC123', 'XYZ987'] as const

async function outcomeOf(here: string, id: string) {
  const asked = `select a.details -> 'resembles' as resembles,
      exists (select from access_logs l where l.authorization_id = a.id and l.event_type = 'entry' and l.conflict is null) as clean
    from authorizations a where a.condominium_id = $1 and a.id = $2`
  return (await garita.owner.query(asked, [here, id])).rows[0]
}

async function answered(adults: readonly TestPerson[], id: string) {
  for (let turn = 0; turn < random(4); turn += 1) {
    const adult = one(adults)
    const decision = one(['approved', 'approved', 'denied', 'comes_down'] as const)
    if (chance() < 0.3) await adult.call(visits.changeAnswer, { id, decision })
    else await adult.call(visits.decide, { id, decision })
  }
}

/** A guard sends a limited number of acts: each home has a guard of its own. */
async function drawnHome(seen: Map<string, number>): Promise<void> {
  const there = await rulesWorld(garita)
  const { ana, beto, guard, here } = there
  const lines = refused.map(([name, last, plate]) => ({ name: `${name} ${last}`, plate: maybe(0.6, plate) }))
  for (const line of lines) await saveRule(ana, { ...line, kind: 'visit', action: 'refuse', company: '' })
  const rappi = await saveRule(beto)
  await saveRule(beto, { kind: 'service', company: 'Gas Nieto', daily_most: null })
  for (let done = 0; done < 40; done += 1) {
    // The first arrival always enters: its name is similar, the home is asked, and it approves.
    const first = done === 0
    const [name, lastName] = first ? (['B.', 'Salas'] as const) : one(spellings)
    const named = first || chance() < 0.85
    const who = {
      name: named ? name : null,
      last_name: named ? lastName : null,
      vehicle_plate: first ? null : maybe(0.5, one(plates)),
    }
    const arriving: Arriving = {
      ...{
        kind: first ? 'delivery' : one(['visit', 'delivery', 'service', 'taxi'] as const),
        company: one(['Rappi', 'Gas Nieto'] as const),
      },
      ...{ name: named ? `${name} ${lastName}` : null, plate: who.vehicle_plate },
    }
    const meant = lines.some(
      (line) =>
        (arriving.name !== null && namesAlike(line.name, arriving.name) !== 'other') ||
        (line.plate !== null && arriving.plate !== null && platesAlike(line.plate, arriving.plate) !== 'other'),
    )
    const id = newId()
    const how = first
      ? 'ask at the station'
      : one(['rule at the station', 'rule at the desk', 'ask at the station', 'ask at the desk'] as const)
    // The guard ignores the card, as a hurried one might.
    if (how === 'rule at the station') {
      await tell(there, made(there, { ...arrivesBy(rappi.id, who), arrival_kind: arriving.kind, authorization_id: id }))
    } else if (how === 'rule at the desk') {
      const { kind: _, authorization_id: __, ...event } = arrivesBy(rappi.id, { ...who, id_document: null })
      await atDesk.arriveByRule(guard, { ...event, condominium_id: here, id, event_id: newId() })
    } else if (how === 'ask at the station') {
      const { kind, company } = arriving
      const asks = {
        kind: 'unannounced',
        authorization_id: id,
        unit_number: '101',
        arrival_kind: kind,
        company,
        ...who,
      } as const
      await tell(there, made(there, { ...asks, id_document: null, phone_number: null, purpose: null }))
    } else {
      const asks = {
        condominium_id: here,
        id,
        unit_number: '101',
        arrival_kind: arriving.kind,
        company: arriving.company,
      }
      await atDesk.register(guard, {
        ...asks,
        ...who,
        id_document: null,
        phone_number: null,
        purpose: null,
      } as never)
    }
    if (first) await ana.call(visits.decide, { id, decision: 'approved' })
    else await answered([ana, beto], id)
    await atDesk.enter(guard, { condominium_id: here, id, event_id: newId(), reason: null })
    const became = await outcomeOf(here, id)
    seen.set(`${how}, ${meant ? 'meant' : 'other'}, ${became?.clean ? 'entered' : 'stayed out'}`, 1)
    if (meant && became?.clean) expect({ how, arriving, ...became }).toMatchObject({ resembles: true })
  }
}

test('warns before each entry of a refused person or car, whatever the arrival and the answers', async () => {
  const seen = new Map<string, number>()
  for (let homes = 0; homes < draws(1, 40); homes += 1) await drawnHome(seen)
  expect([...seen.keys()].filter((word) => /^ask.*meant, entered/.test(word)).length).toBeGreaterThan(0)
  expect([...seen.keys()].filter((word) => /^rule.*meant, entered/.test(word))).toEqual([])
})

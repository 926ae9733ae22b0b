/** Plays one hour at the gate: the arrivals, the actions of the guard and the homes, and the events of the station. */

import { homeRules } from '../../src/gate/arrivals/homeRules/homeRules.contract.ts'
import { decisionHere } from '../../src/gate/station/facts/homeRulesHere.ts'
import { decisionOf } from '../../src/gate/station/verdict/decision.ts'
import { type Code, judge } from '../../src/gate/station/verdict/verdict.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import type { Chance } from '../support/chance.ts'
import type { TestPerson } from '../support/installation.ts'
import { authorize, dayIn, mexico, passOf } from '../support/visits.ts'
import { type Arrival, arrivalOf, type Deed, shares, takes } from './arrivals.ts'
import { beHour, moveBack, waited } from './clock.ts'
import type { Town } from './town.ts'

const heardWithinMs = 6_000

interface Ask extends Arrival {
  id: string
}

/** The simulation's own counts, to be compared with the log. */
export interface Played {
  hours: number
  hours_without_line: number
  couriers: number
  arrivals: number
  asked: number
  by_rule: number
  /** Ids of the events sent after the connection came back. */
  told_late: string[]
}

export type StillInside = { id: string; token: string }[]

export class Hour {
  private readonly town: Town
  private readonly drawn: Chance
  /** The gate draws from a random source of its own, so that the same people come whatever happens there. */
  private readonly atGate: Chance
  private last = Date.now()
  readonly played: Played = {
    hours: 0,
    hours_without_line: 0,
    couriers: 0,
    arrivals: 0,
    asked: 0,
    by_rule: 0,
    told_late: [],
  }
  private readonly inside: StillInside = []

  constructor(town: Town, drawn: Chance, atGate: Chance) {
    this.town = town
    this.drawn = drawn
    this.atGate = atGate
  }

  /** The device's clock moves as far as the machine's. */
  private async settle(): Promise<void> {
    const { device } = this.town
    const now = Date.now()
    await device.pass(now - this.last)
    this.last = now
    await device.quiet()
  }

  /** Announcements arrive within seconds; the wall clock of the device stays right. */
  private async hear(): Promise<void> {
    const { device } = this.town
    if (device.line === 'up') device.announced()
    await this.settle()
    await device.pass(heardWithinMs)
    device.wall_ahead -= heardWithinMs
    await device.quiet()
  }

  /** Plays the arrivals of an hour, and then moves the hour to its place in the month. */
  async play(hour: number, count: number, place: Date): Promise<void> {
    const { garita, here, device, homes, hands } = this.town
    const began = new Date()
    await beHour(hands, here, hour)
    const lost = this.drawn.chance() < shares.line_lost
    this.played.hours++
    if (lost) this.played.hours_without_line++
    const arrivals = Array.from({ length: count }, () => arrivalOf(homes, lost, this.drawn))
    for (const { kind, home } of arrivals) {
      if (kind === 'courier' && home.says === 'expects') await home.person?.call(homeRules.expect, { id: newId() })
    }
    const passes: { id: string; token: string; regular: boolean }[] = []
    for (const { kind, home } of arrivals) {
      if (kind !== 'pass' || !home.person) continue
      const again = this.atGate.chance() < shares.comes_each_week
      const known = again ? this.inside.shift() : undefined
      // During an outage half of the passes are newer than the station's snapshot.
      const late = lost && this.atGate.chance() < shares.made_while_away
      if (late) await this.lose()
      passes.push({ ...(known ?? (await this.makePass(home.person, again))), regular: again })
    }
    await this.hear()
    if (lost) await this.lose()

    const asks: Ask[] = []
    for (const arrival of arrivals) {
      this.played.arrivals++
      if (arrival.kind === 'courier') this.played.couriers++
      if (arrival.kind === 'pass') continue
      const ask = { ...arrival, id: newId() }
      if (!(await this.arrives(ask))) asks.push(ask)
      if (lost) this.played.told_late.push(ask.id)
    }
    await this.settle()
    await this.answer(asks, lost)
    for (const pass of passes) await this.scan(pass)
    device.line = 'up'
    await this.hear()
    await moveBack(hands, here, began, place)
    // The limit of ten minutes uses a clock that does not move here, so the test resets it after each hour.
    await garita.owner.query('delete from attempts')
  }

  private async lose(): Promise<void> {
    if (this.town.device.line === 'up') await this.settle()
    this.town.device.line = 'down'
  }

  private async makePass(host: TestPerson, regular: boolean) {
    const { garita } = this.town
    const days = { valid_from: dayIn(mexico, -1), valid_until: dayIn(mexico, 2) }
    const id = await authorize(garita, host, regular ? 'permanent_visitor' : 'temporary_visitor', regular ? {} : days)
    return { id, token: (await passOf(host, id)).token }
  }

  /** The guard presses unit, kind and company. Returns true if a rule of the home decided. */
  private async arrives({ id, kind, home }: Ask): Promise<boolean> {
    const { device } = this.town
    const { station } = device
    const what =
      kind === 'courier'
        ? ({ arrival_kind: 'delivery', company: 'Rappi' } as const)
        : ({ arrival_kind: 'visit', name: 'Luis', last_name: 'Gómez', id_document: 'INE12345' } as const)
    const arriving = { kind: what.arrival_kind, company: what.company ?? null, name: null, plate: null }
    const said =
      station.snapshot && kind === 'courier'
        ? decisionHere(station.snapshot, home.unit, arriving, station.time().now)
        : null
    const byRule = said?.rule && said.action !== 'ask' ? { rule_id: said.rule.id, action: said.action } : null
    await station.record({
      ...{ kind: 'unannounced', authorization_id: id, unit_number: home.unit, purpose: null, phone_number: null },
      ...what,
      ...(byRule ? { by_rule: byRule } : {}),
    } as Parameters<typeof station.record>[0])
    this.played[byRule ? 'by_rule' : 'asked']++
    return byRule !== null
  }

  private async answer(asks: readonly Ask[], lost: boolean): Promise<void> {
    const { garita, here, hands } = this.town
    const ids = asks.map(({ id }) => id)
    const deeds = asks.flatMap((ask) => ask.deeds.map((deed) => ({ ask, ...deed }))).sort((a, b) => a.at - b.at)
    for (const at of new Set(deeds.map((deed) => deed.at))) {
      if (!lost) await waited(hands, here, ids, at)
      const now = deeds.filter((deed) => deed.at === at)
      await Promise.all(now.map(({ ask, does }) => this.act(ask, does)))
      await this.settle()
    }
    if (lost) return
    await waited(hands, here, ids, takes.ask + 0.5)
    // The program checks twice a second; here it checks at once.
    await garita.owner.query('select access.expire_asks(500)')
  }

  private async act({ id, home }: Ask, does: Deed['does']): Promise<void> {
    const { station, line } = this.town.device
    if (does === 'app yes' || does === 'app no') {
      if (line === 'up')
        await home.person?.call(visits.decide, { id, decision: does === 'app yes' ? 'approved' : 'denied' })
      return
    }
    const answer = ({ 'call yes': 'admitted', 'call no': 'refused', 'call nobody': 'no_answer' } as const)[does]
    await station.record({ kind: 'call_answer', authorization_id: id, answer })
    if (answer !== 'admitted') return
    const word = { because: 'pending', reason: 'Llamada', authorized_by: 'Ana Uno' } as const
    await station.record({ kind: 'override', subject: { authorization_id: id }, ...word })
  }

  /** The guard scans a code and presses the button that the screen offers. */
  private async scan(pass: { id: string; token: string; regular: boolean }, again = true): Promise<void> {
    const { station } = this.town.device
    const code: Code = { kind: 'pass', token: pass.token }
    const judged = judge(code, station.snapshot, station.time())
    station.saw(decisionOf(code, judged))
    const subject = judged.subject?.known ? { authorization_id: pass.id } : { token: pass.token }
    if (judged.tone === 'red') return
    const because = judged.reason.code
    if (judged.entry === 'with_reason')
      await station.record({ kind: 'override', subject, because, reason: 'Lo conozco', authorized_by: null })
    else await station.record({ kind: 'entry', subject, because })
    if (this.atGate.chance() < shares.exit_missed) {
      if (pass.regular) this.inside.push(pass)
      return
    }
    await station.record({ kind: 'exit', subject })
    if (again && this.atGate.chance() < shares.back_at_once) await this.scan(pass, false)
  }
}

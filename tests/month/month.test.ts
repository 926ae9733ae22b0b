/** A month of a condominium, short by default: what the log says, and the goals. `npm run month` plays all of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawing } from '../support/chance.ts'
import { type TestInstallation, testInstallation } from '../support/installation.ts'
import { tell } from '../support/tell.ts'
import { hoursOf } from './arrivals.ts'
import { amberOf, figuresOf, tableOf } from './figures.ts'
import { Hour } from './playing.ts'
import { townOf } from './town.ts'

const whole = process.env.MONTH_DAYS !== undefined
const days = Number(process.env.MONTH_DAYS ?? 2)
const longest = 3_600_000
const size = whole ? { homes: 200, a_day: 100 } : { homes: 20, a_day: 16 }

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

async function playMonth(rules: boolean) {
  const town = await townOf(garita, { homes: size.homes, rules })
  const drawn = drawing(24)
  const now = new Date()
  const hour = new Hour(town, drawn)
  for (let day = 0; day < days; day++) {
    for (const [of, count] of hoursOf(size.a_day, drawn).entries()) {
      // The month ends yesterday at midnight by the clock of the machine, so that each row lies at its hour.
      const hoursAgo = (days - day) * 24 + now.getUTCHours() - of
      if (count > 0) await hour.play(of, count, hoursAgo)
    }
  }
  const { here, device } = town
  await device.quiet()
  return { played: hour.played, figures: await figuresOf(garita, here, 0, hour.played.told_late) }
}

test(
  'couriers are decided within ten seconds, nearly nothing is in doubt, and the log has everything that was played',
  async () => {
    const { played, figures } = await playMonth(true)
    tell(
      `${tableOf(`${days} days with rules`, figures)}\n${JSON.stringify({ ...played, told_late: played.told_late.length })}`,
    )
    const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
    const ended = figures.ends.filter(({ how }) => how !== '')
    expect(sum(ended.map(({ count }) => count))).toBe(played.asked + played.by_rule)
    expect(sum(figures.decided.map(({ couriers }) => couriers))).toBe(played.couriers)
    expect(figures.ends.find(({ how }) => how === 'admitted rule')?.count ?? 0).toBe(played.by_rule)
    if (!whole) return
    for (const { time, couriers, couriers_in_10, median } of figures.decided) {
      expect(couriers_in_10 / couriers, time).toBeGreaterThanOrEqual(0.6)
      expect(median, time).toBeLessThanOrEqual(25)
    }
    expect(amberOf(figures)).toBeLessThanOrEqual(0.05)
  },
  longest,
)

test.runIf(whole)(
  'the same month without rules',
  async () => {
    const { figures } = await playMonth(false)
    tell(tableOf(`${days} days without rules`, figures))
    expect(figures.decided).toHaveLength(2)
  },
  longest,
)

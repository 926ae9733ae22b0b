import { appendFileSync } from 'node:fs'
import { drawing } from '../support/chance.ts'
import type { TestInstallation } from '../support/installation.ts'
import { tell } from '../support/tell.ts'
import { hoursOf } from './arrivals.ts'
import { statistics } from './clock.ts'
import { figuresOf, shortOf, tableOf } from './figures.ts'
import { Hour } from './playing.ts'
import { townOf } from './town.ts'

/** Plays the requested number of days in a large condominium, or by default two days in a small one. */
export const whole = process.env.MONTH_DAYS !== undefined
const days = Number(process.env.MONTH_DAYS ?? 2)
const size = whole ? { homes: 200, a_day: 100 } : { homes: 20, a_day: 16 }
const seed = 24
const hourMs = 3_600_000
export const longestMs = 3 * hourMs

/** A month takes long, so the file gets the figures after each day and keeps them after an interruption. */
function say(line: string): void {
  tell(line)
  if (process.env.MONTH_LOG) appendFileSync(process.env.MONTH_LOG, `${line}\n`)
}

export async function playMonth(garita: TestInstallation, { rules }: { rules: boolean }) {
  const name = rules ? 'with rules' : 'without rules'
  const town = await townOf(garita, { homes: size.homes, rules })
  const { here, device, hands } = town
  const drawn = drawing(seed)
  const today = new Date().setUTCHours(0, 5, 0, 0)
  const hour = new Hour(town, drawn, drawing(seed + 1))
  const figures = () => figuresOf(garita, here, hour.played.told_late)
  for (let day = 0; day < days; day++) {
    const began = performance.now()
    await statistics(hands)
    for (const [of, count] of hoursOf(size.a_day, drawn).entries()) {
      // The month ends with yesterday, and each hour is played five minutes after it began.
      const place = new Date(today - ((days - day) * 24 - of) * hourMs)
      if (count > 0) await hour.play(of, count, place)
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    say(`${name}, day ${day + 1} of ${days} in ${seconds} s; so far ${shortOf(await figures())}`)
  }
  await device.quiet()
  await hands.end()
  const { played } = hour
  const measured = await figures()
  say(tableOf(`${days} days ${name}`, measured))
  say(`played ${JSON.stringify({ ...played, told_late: played.told_late.length })}`)
  return { played, figures: measured }
}

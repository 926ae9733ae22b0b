/** Checks of counted figures: fast enough, and without reading a long table completely. */

import type { BenchDatabase } from '../houses/benchDatabase.ts'
import { askAs } from './asking.ts'
import { measured, median, type Outcome, planOf } from './measure.ts'
import { load } from './processes.ts'

const rounds = 20
const mostMs = 100
const longTables = ['access_logs', 'access_log_subjects', 'authorizations', 'amenity_reservations']

export interface Figure {
  called: string
  who: { token: string }
  name: string
  input?: object
}

export async function askFigure(
  { called, who, name, input = {} }: Figure,
  { database, login_url }: BenchDatabase,
): Promise<Outcome[]> {
  const ask = () => askAs(database, who.token, name, input)
  const times: number[] = []
  for (let turn = 0; turn < rounds; turn++) times.push(await measured(ask))
  const { buffers, execution_ms, scanned } = await planOf(login_url, who, await ask())
  const took = `${execution_ms.toFixed(1)} ms in the database`
  console.log(`  ${called}: ${median(times).toFixed(1)} ms median (${took}, ${buffers} buffers), ${load()}`)
  const whole = [...new Set(scanned)].filter((table) => longTables.includes(table))
  return [
    { goal: `${called}: ${took} (less than ${mostMs})`, met: execution_ms < mostMs },
    ...whole.map((table) => ({ goal: `${called}: reads all of ${table}`, met: false })),
  ]
}

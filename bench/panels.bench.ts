/** The panels of admins with 1,000 condominiums and 1,000,000 rows of access log. */
import { closeBenchDatabase, openBenchDatabase } from './houses/benchDatabase.ts'
import { type Estate, fillEstate } from './houses/estate.ts'
import { askFigure, type Figure } from './measuring/figures.ts'
import type { Outcome } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

interface Asked extends Omit<Figure, 'who'> {
  by: Exclude<keyof Estate, 'one' | 'five'>
}

const asked: Asked[] = [
  { called: 'the installation’s figures', by: 'super_admin', name: 'panels.installation' },
  { called: 'the last ten accesses of all', by: 'super_admin', name: 'visits.latest' },
  { called: 'the admin panel of a super admin', by: 'super_admin', name: 'panels.admin' },
  { called: 'the figures of one condominium', by: 'admin_of_one', name: 'panels.admin' },
  { called: 'the figures of five', by: 'admin_of_five', name: 'panels.admin' },
  { called: 'the morning of one condominium', by: 'admin_of_one', name: 'panels.morning' },
  { called: 'the morning of a super admin', by: 'super_admin', name: 'panels.morning' },
  { called: 'the last day of one', by: 'admin_of_one', name: 'visits.latest', input: { hours: 24 } },
  { called: 'the last day of five', by: 'admin_of_five', name: 'visits.latest', input: { hours: 24 } },
  { called: 'the last day of all', by: 'super_admin', name: 'visits.latest', input: { hours: 24 } },
  { called: 'the installation’s health', by: 'super_admin', name: 'system.health' },
]

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const place = await openBenchDatabase(ownerUrl, 'bench_panels')
  try {
    const estate = await fillEstate(place.owner)
    const { rows } = await place.owner.query<{ lines: string }>('select count(*) as lines from access_logs')
    console.log(`  (${Number(rows[0]?.lines).toLocaleString('en')} lines of the log, ${load()})`)
    const outcomes: Outcome[] = []
    for (const { by, ...one } of asked) outcomes.push(...(await askFigure({ ...one, who: estate[by] }, place)))
    return outcomes
  } finally {
    await closeBenchDatabase(place)
  }
}

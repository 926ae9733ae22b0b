/** Two databases that differ only in their number of condominiums, made once for all benches that compare them. */
import { type BenchDatabase, closeBenchDatabase, openBenchDatabase } from './benchDatabase.ts'
import { fill, type Neighborhood } from './neighborhood.ts'

export interface Place extends Neighborhood, BenchDatabase {
  rows: number
}

let made: Promise<[Place, Place]> | undefined

export function places(ownerUrl: string): Promise<[Place, Place]> {
  made ??= Promise.all([lay(ownerUrl, 10_000), lay(ownerUrl, 1_000_000)])
  return made
}

export async function leavePlaces(): Promise<void> {
  for (const place of (await made?.catch(() => undefined)) ?? []) await closeBenchDatabase(place)
}

async function lay(ownerUrl: string, rows: number): Promise<Place> {
  const place = await openBenchDatabase(ownerUrl, `bench_${rows}`)
  const began = performance.now()
  const neighborhood = await fill(place.owner, rows)
  console.log(`  (${rows.toLocaleString('en')} rows laid down in ${((performance.now() - began) / 1000).toFixed(0)} s)`)
  return { ...neighborhood, ...place, rows }
}

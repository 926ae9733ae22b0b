/** Reports over 1,000 condominiums and 1,000,000 lines of their gates: of a month and of a year, and the first condominiums side by side. */
import type pg from 'pg'
import { dayIn } from '../tests/support/visits.ts'
import { closeBenchDatabase, openBenchDatabase } from './benchDatabase.ts'
import { fillEstate } from './estate.ts'
import { askFigure, type Figure } from './figures.ts'
import type { Outcome } from './measure.ts'

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const place = await openBenchDatabase(ownerUrl, 'bench_reports')
  try {
    const { super_admin: who } = await fillEstate(place.owner)
    const condominiumId = await liveForAYear(place.owner)
    const until = dayIn('UTC')
    const month = { from: dayIn('UTC', -29), until }
    const year = { condominium_id: condominiumId, from: dayIn('UTC', -365), until }
    const asked: Figure[] = [
      {
        called: 'a month of a condominium',
        who,
        name: 'reports.read',
        input: { condominium_id: condominiumId, ...month },
      },
      { called: 'a year of it', who, name: 'reports.read', input: year },
      {
        called: 'the newest overstays of that year',
        who,
        name: 'reports.rows',
        input: { figure: 'overstays', ...year },
      },
      { called: 'a month of fifty side by side', who, name: 'reports.compare', input: month },
    ]
    const outcomes: Outcome[] = []
    for (const one of asked) outcomes.push(...(await askFigure(one, place)))
    return outcomes
  } finally {
    await closeBenchDatabase(place)
  }
}

/** The estate remembers thirty days; of a condominium in its middle the same days happened eleven times before. */
async function liveForAYear(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select id from condominiums order by name offset 499 limit 1')
  const [{ id } = { id: '' }] = rows
  const earlier = (column: string) => `md5(${column}::text || n)::uuid`
  const ago = `n * interval '30 days'`
  const times = `generate_series(1, 11) n where condominium_id = '${id}'`
  await owner.query(`begin; alter table authorizations disable trigger user; alter table access_logs disable trigger user;
    insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, status, name, created_at,
        registered_by, decided_at, closed_at, valid_from, valid_until)
      select condominium_id, ${earlier('id')}, resident_id, residence_id, unit_number, auth_type, status, name, created_at - ${ago},
        registered_by, decided_at - ${ago}, closed_at - ${ago}, valid_from - ${ago}, valid_until - ${ago}
      from authorizations, ${times};
    insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role,
        actor_name, override_reason, authorized_by)
      select condominium_id, ${earlier('id')}, ${earlier('authorization_id')}, event_type, occurred_at - ${ago}, resident_id,
        unit_number, actor_role, actor_name, override_reason, authorized_by
      from access_logs, ${times};
    insert into access_log_subjects (condominium_id, log_id, auth_type, name)
      select condominium_id, ${earlier('log_id')}, auth_type, name from access_log_subjects, ${times};
    alter table access_logs enable trigger user; alter table authorizations enable trigger user; commit`)
  await owner.query('vacuum analyze')
  return id
}

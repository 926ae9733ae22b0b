import { expect, test } from 'vitest'
import { preparedWorld } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'

const garita = openForFile(sharedInstallation)

test('treats no guard as on duty between two assignments, and never an admin', async () => {
  const { innocent, ...there } = await preparedWorld(garita)
  const assigned = (from: number, until: number | null) =>
    until === null
      ? garita.owner.query(
          `insert into assignments (condominium_id, profile_id, assigned_at) values ($1, $2, now() - make_interval(days => $3))`,
          [there.here, innocent.id, from],
        )
      : garita.owner.query(
          `insert into former_agents (condominium_id, profile_id, full_name, since, until)
            values ($1, $2, 'Inocente Guardia', now() - make_interval(days => $3), now() - make_interval(days => $4))`,
          [there.here, innocent.id, from, until],
        )
  await garita.owner.query('delete from assignments where profile_id = $1', [innocent.id])
  await garita.owner.query('delete from former_agents where profile_id = $1', [innocent.id])
  await assigned(28, 21)
  await assigned(14, 7)
  await assigned(3, null)
  // A stay of another guard or in another condominium does not count.
  await garita.owner.query(
    `insert into former_agents (condominium_id, profile_id, full_name, since, until)
      select place, agent, 'Otra', now() - interval '40 days', now() from (values ($1::uuid, $2::uuid), ($3, $4)) stay (place, agent)`,
    [there.here, newId(), await garita.condominium(), innocent.id],
  )
  const asked = [30, 25, 18, 10, 5, 1]
  const { rows } = await garita.owner.query(
    `select exists (select from access.on_duty($1, $2, now() - make_interval(days => ago))) as there
      from unnest($3::int[]) with ordinality asked (ago, place) order by place`,
    [there.here, innocent.id, asked],
  )
  expect(rows.map((row) => row.there)).toEqual([false, true, false, true, false, true])
  const { rowCount } = await garita.owner.query('select from access.on_duty($1, $2, now())', [
    there.here,
    there.admin.id,
  ])
  expect(rowCount).toBe(0)
})

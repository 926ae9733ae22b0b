import { newId } from '../../src/shared/ids.ts'
import type { Language } from '../../src/shared/messages.ts'
import { saveRule } from '../support/gate/homeRules.ts'
import { gateField } from './guardActs.ts'
import type { Site } from './site.ts'
import { linked, setPin, type TabletWorld, tabletWorld } from './tabletDesk.ts'

export async function fourHomes(site: Site) {
  const there = await tabletWorld(site)
  const { garita } = site
  const { here } = there
  const homes = await Promise.all(
    ['101', '102', '103', '104'].map((unit) => garita.person({ condominium: here, unit, full_name: `Ana ${unit}` })),
  )
  const [ana, beth, , dora] = homes
  if (!ana || !beth || !dora) throw new Error('nobody lives there')
  await garita.owner.query(`update profiles set phone_number = '55 1111 1111' where id = $1`, [ana.id])
  await garita.owner.query(`update profiles set started = true where id = any($1)`, [homes.map(({ id }) => id)])
  const phones = [{ name: 'Beto Ruiz', kind: 'mobile', number: '55 2222 2222', from: null, until: null }]
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number, phones) values ($1, $2, '204', $3::jsonb)`,
    [here, newId(), JSON.stringify(phones)],
  )
  // On a busy machine the usual 90 seconds could pass before every home has answered.
  await garita.owner.query(
    `update condominiums set arrival_rules = jsonb_set(arrival_rules, '{delivery,after}', '"offer"'), ask_seconds = 300 where id = $1`,
    [here],
  )
  await garita.owner.query(`update residences set since = now() - interval '1 day' where condominium_id = $1`, [here])
  await saveRule(dora)
  return { ...there, ana, beth }
}

/** Opens a guard's own browser for a desk and an enrolled tablet for a gate. */
export async function stationOf(site: Site, there: TabletWorld, language: Language, size: 'desk' | 'tablet') {
  if (size === 'desk') {
    const page = await site.open({ language, size, token: there.gus.token })
    await page.goto('/guard')
    await gateField(page, language).waitFor()
    return page
  }
  const page = await linked(site, there, { language, size, touch: true })
  await setPin(page, there.gus, '481516', language)
  return page
}

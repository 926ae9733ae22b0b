/** A party of the demo's resident is on now: some of its guests are inside, some are expected. */
import { createHash } from 'node:crypto'
import { residentEmail } from './cast.ts'
import { type DemoPart, demoId } from './demoPart.server.ts'
import { writeStays } from './stays.demo.server.ts'

const party = demoId('party')

const guests = [
  ['Valeria', 'Ortega', 48],
  ['Emilio', 'Ortega', 47],
  ['Regina', 'Pardo', 31],
  ['Gael', 'Fuentes', 22],
  ['Abril', 'Lozano', null],
  ['Tomás', 'Lozano', null],
  ['Camila', 'Vera', null],
] as const

export const parties: DemoPart = {
  already: { text: 'select from parties where id = $1', values: [party] },
  async write(owner) {
    const made = await owner.query<{ link_id: string }>(
      `insert into parties (condominium_id, id, residence_id, resident_id, name, note, places, valid_from, valid_until, created_at)
        select r.condominium_id, $1, r.id, r.profile_id, 'Posada de la cuadra', 'Trae un platillo para compartir.', 20,
            date_trunc('hour', now()) - interval '1 hour', date_trunc('hour', now()) + interval '5 hours', now() - interval '4 days'
          from residences r where r.profile_id = $2 and r.until is null
        returning link_id`,
      [party, demoId(residentEmail)],
    )
    const came = []
    for (const [name, lastName, minutesAgo] of guests) {
      const browser = createHash('sha256').update(`garita demo ${name} ${lastName}`).digest()
      await owner.query('select access.take_place($1, $2, $3, $4)', [made.rows[0]?.link_id, name, lastName, browser])
      const { rows } = await owner.query('select id from party_guests where browser_hash = $1', [browser])
      if (minutesAgo !== null) came.push({ id: rows[0]?.id, stays: [{ minutes_ago: minutesAgo }], left: false })
    }
    await writeStays(owner, came)
  },
}

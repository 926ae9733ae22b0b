/** Items at the gate: one with a photo and a shelf waits for the demo's resident, one waits for a neighbor, and one was handed over. */
import { agentEmail } from './cast.ts'
import { type DemoPart, demoId } from './demoPart.server.ts'
import { picture } from './pictures.ts'

const photographed = demoId('item with a photo')

const items = [
  { id: photographed, unit: 'C-01', kind: 'package', company: 'Mercado Libre', said: null, shelf: 'B2', minutes: 190 },
  {
    id: demoId('keys'),
    unit: 'C-04',
    kind: 'keys',
    company: null,
    said: 'Llaves del plomero',
    shelf: null,
    minutes: 75,
  },
  {
    ...{ id: demoId('handed item'), unit: 'C-01', kind: 'envelope', company: 'Estafeta', said: null, shelf: null },
    ...{ minutes: 1500, handed_after: 220, handed_to: 'Carolina Núñez' },
  },
]

export const leftItems: DemoPart = {
  already: { text: 'select from left_items where id = $1', values: [photographed] },
  async write(owner, { photo }) {
    const place = demoId('encinos')
    await owner.query(
      `insert into left_items (condominium_id, id, unit_number, kind, company, said, shelf, left_at, gate_name, taken_by_name, handed_at, handed_to,
          handed_by_name)
        select $2, i.id, i.unit, i.kind, i.company, i.said, i.shelf, came, gate.name, guard.full_name, came + i.handed_after * interval '1 minute',
            i.handed_to, case when i.handed_to is not null then guard.full_name end
          from json_to_recordset($1) as i (id uuid, unit text, kind text, company text, said text, shelf text, minutes integer, handed_after integer,
              handed_to text)
            cross join lateral (select now() - i.minutes * interval '1 minute' as came) times
            cross join lateral (select g.name from gates g where g.condominium_id = $2 order by g.id limit 1) gate
            join profiles guard on guard.id = $3`,
      [JSON.stringify(items), place, demoId(agentEmail)],
    )
    await owner.query('insert into left_item_photos (condominium_id, item_id, sealed_photo) values ($1, $2, $3)', [
      ...[place, photographed],
      photo.seal({ table: 'left_item_photos', row: `${place} ${photographed}` }, picture('parcel')),
    ])
  },
}

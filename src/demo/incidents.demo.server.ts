/** Guards wrote these in the last days; some have follow-ups. */
import { type DemoPart, demoId } from './demoPart.server.ts'

interface DemoIncident {
  name: string
  place: string
  kind: string
  hours_ago: number
  where: string | null
  what: string
  told: readonly string[]
  closed: boolean
  note: string | null
  subject: string | null
}

const written: readonly DemoIncident[] = [
  {
    ...{ name: 'gate arm', place: 'encinos', kind: 'fault', hours_ago: 5, where: 'Pluma de salida' },
    what: 'La pluma de salida se queda arriba después de las seis. Se abre y se cierra a mano.',
    ...{ told: ['administration'], closed: false, note: 'El técnico viene mañana a las nueve.', subject: null },
  },
  {
    ...{ name: 'party', place: 'encinos', kind: 'noise', hours_ago: 40, where: 'Salón de eventos' },
    what: 'Música alta después de las once. Se pidió bajar el volumen.',
    ...{ told: ['resident'], closed: true, note: 'Terminaron a la una.', subject: null },
  },
  {
    ...{ name: 'police', place: 'encinos', kind: 'request', hours_ago: 70, where: null },
    what: 'Llegó una patrulla a preguntar por los accesos de un auto gris.',
    ...{ told: ['administration', 'police'], closed: false, note: null, subject: 'Auto gris con golpe en la puerta' },
  },
]

export const incidentBook: DemoPart = {
  already: { text: 'select from incidents where id = any($1)', values: [written.map(({ name }) => demoId(name))] },
  async write(owner) {
    const rows = written.map((one) => ({
      ...one,
      ...{ id: demoId(one.name), note_id: demoId(`note ${one.name}`), place: demoId(one.place) },
    }))
    await owner.query(
      `with told as (
        select i.*, now() - i.hours_ago * interval '1 hour' as at, gate.id as gate_id, gate.name as gate_name,
            agent.id as agent_id, agent.full_name as agent_name
          from json_to_recordset($1) as i (id uuid, note_id uuid, place uuid, kind text, hours_ago integer, "where" text, what text,
            told text[], closed boolean, note text, subject text)
          cross join lateral (select g.id, g.name from gates g where g.condominium_id = i.place order by g.id limit 1) gate
          cross join lateral (select p.id, p.full_name from assignments a join profiles p on p.id = a.profile_id
            where a.condominium_id = i.place and p.user_role = 'agent' order by a.assigned_at, a.profile_id limit 1) agent
      ), made as (
        insert into incidents (condominium_id, id, kind, occurred_at, written_at, recorded_at, gate_id, gate_name, place, what_happened,
            told, actor_id, actor_name, closed_at, asker, asked_by, subject, covers_from, covers_until)
          select t.place, t.id, t.kind, t.at, t.at, t.at, t.gate_id, t.gate_name, t."where", t.what, t.told, t.agent_id, t.agent_name,
              case when t.closed then t.at + interval '2 hours' end,
              case when t.subject is not null then 'police' end, case when t.subject is not null then 'Oficial Marco Rey, unidad 4417' end,
              t.subject, case when t.subject is not null then t.at - interval '1 day' end, case when t.subject is not null then t.at end
            from told t
      )
      insert into incident_notes (condominium_id, id, incident_id, said, sets_state, written_at, recorded_at, actor_id, actor_name)
        select t.place, t.note_id, t.id, t.note, case when t.closed then 'closed' end, t.at + interval '2 hours',
            t.at + interval '2 hours', t.agent_id, t.agent_name
          from told t where t.note is not null`,
      [JSON.stringify(rows)],
    )
  },
}

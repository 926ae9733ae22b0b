/** An announcement with pictures, which the demo's resident has not read, and a formal notice with its agenda as a PDF. */
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { openPdf } from '../server/pdf/pdf.ts'
import { accounts, residentEmail } from './cast.ts'
import { type DemoKeys, type DemoPart, demoId } from './demoPart.server.ts'
import { picture } from './pictures.ts'

interface File {
  kind: 'picture' | 'pdf'
  words: string
  bytes: Uint8Array
}

interface Announcement {
  name: string
  title: string
  body: string
  formal: boolean
  days_ago: number
  files: readonly File[]
}

const agenda = [
  'Lista de asistencia y declaración de quórum',
  'Informe de la administración y estado de cuenta del año',
  'Presupuesto del próximo año y cuota de mantenimiento',
  'Obras: impermeabilización de la casa club y azulejos de la alberca',
  'Elección del comité de vigilancia',
  'Asuntos generales',
]

async function agendaPdf(): Promise<Buffer> {
  const title = 'Orden del día de la asamblea general'
  const [x, width] = [54, 500]
  const sheet = await openPdf({ title, language: 'es', paper: 'letter', made_at: new Date() })
  let y = 54
  y += sheet.write('P', 'Residencial Los Encinos', { x, y }, { size: 11, ink: 'dim', width }) + 4
  y += sheet.write('H1', title, { x, y }, { size: 20, font: 'bold', width }) + 16
  for (const [at, point] of agenda.entries()) {
    y += sheet.write('P', `${at + 1}. ${point}`, { x, y }, { size: 12, width }) + 8
  }
  return sheet.finish()
}

const announcementsOf = async (): Promise<Announcement[]> => [
  {
    name: 'announcement of the pool',
    title: 'La alberca cierra por mantenimiento',
    body: 'Del lunes al jueves cambiamos los azulejos y limpiamos los filtros. La alberca abre otra vez el viernes a las 8:00.\n\nSi tienes una reserva en estos días, cámbiala sin costo.',
    formal: false,
    days_ago: 1,
    files: [
      { kind: 'picture', words: 'La alberca vacía', bytes: picture('pool') },
      { kind: 'picture', words: 'Los azulejos nuevos', bytes: picture('tiles') },
    ],
  },
  {
    name: 'announcement of the assembly',
    title: 'Convocatoria a la asamblea general',
    body: 'Se convoca a todos los propietarios a la asamblea general en el salón de eventos, a las 18:00 en primera convocatoria y a las 18:30 en segunda.\n\nEl orden del día está en el archivo adjunto.',
    formal: true,
    days_ago: 3,
    files: [{ kind: 'pdf', words: 'Orden del día.pdf', bytes: await agendaPdf() }],
  },
]

const place = demoId('encinos')
const author = demoId(accounts[1] ?? '')

async function send(owner: ClientBase, { photo }: DemoKeys, one: Announcement): Promise<void> {
  const id = demoId(one.name)
  const files = one.files.map((file) => ({ ...file, id: demoId(`${one.name} ${file.words}`) }))
  await owner.query(
    `insert into announcements (condominium_id, id, title, body, audience, asks_confirmation, send_at, written_by, written_by_name, written_at, formal,
        file_ids, file_words)
      select $1, $2, $3, $4, 'everybody', true, now() - $5 * interval '1 day', p.id, p.full_name, now() - $5 * interval '1 day', $6, $7, $8
        from profiles p where p.id = $9`,
    [
      ...[place, id, one.title, one.body, one.days_ago, one.formal],
      ...[files.map((file) => file.id), files.map(({ words }) => words), author],
    ],
  )
  for (const { id: file, kind, bytes } of files) {
    await owner.query(
      `insert into announcement_files (condominium_id, id, announcement_id, by_id, kind, bytes, sha256, sealed_file)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[place, file, id, author, kind, bytes.length, createHash('sha256').update(bytes).digest('hex')],
        photo.seal({ table: 'announcement_files', row: file }, bytes),
      ],
    )
  }
  await owner.query('select access.send_announcement($1, $2)', [place, id])
  await owner.query('update announcements set sent_at = send_at where condominium_id = $1 and id = $2', [place, id])
}

/** Most neighbors have opened it and some have confirmed it. */
const receive = (owner: ClientBase, name: string) =>
  owner.query(
    `update announcement_readers n set shown_at = a.sent_at + interval '2 hours', opened_at = a.sent_at + interval '3 hours',
        confirmed_at = case when abs(hashtext(n.seat::text)) % 3 > 0 then a.sent_at + interval '4 hours' end
      from announcements a where a.condominium_id = n.condominium_id and a.id = n.announcement_id and a.id = $1
        and abs(hashtext(n.seat::text)) % 4 > 0 and n.profile_id is distinct from $2`,
    [demoId(name), demoId(residentEmail)],
  )

export const announcements: DemoPart = {
  already: { text: 'select from announcements where id = $1', values: [demoId('announcement of the pool')] },
  async write(owner, keys) {
    for (const one of await announcementsOf()) {
      await send(owner, keys, one)
      await receive(owner, one.name)
    }
  },
}

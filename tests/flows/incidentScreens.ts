import type { Page } from 'playwright-core'
import { stationIncidentMessages } from '../../src/gate/screen/incidents/stationIncidents.messages.ts'
import { beginMessages } from '../../src/incidents/begin/begin.messages.ts'
import { incidentKindTexts, incidentMessages } from '../../src/incidents/incidents.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import type { TestInstallation, TestPerson } from '../support/installation.ts'
import { showTools } from './acts.ts'
import { press, type Screen } from './screen.ts'
import type { Addressed } from './world.ts'

/** Creates a closed incident and an open request for information, and returns their addresses. */
export async function fillIncidents(
  { owner }: TestInstallation,
  condominium: string,
  guard: TestPerson,
): Promise<Pick<Addressed, 'incident' | 'noise'>> {
  const id = newId()
  const closed = newId()
  await owner.query(
    `insert into incidents (condominium_id, id, kind, occurred_at, written_at, gate_name, place, what_happened, told, actor_id,
        actor_name, closed_at)
      values ($1, $3, 'noise', now() - interval '2 days', now() - interval '2 days', 'Acceso principal', 'Alberca',
        'Fiesta con música después de las once. Se pidió bajar el volumen.', '{resident}', $2, 'Teresa Luna', now())`,
    [condominium, guard.id, closed],
  )
  await owner.query(
    `with made as (
      insert into incidents (condominium_id, id, kind, occurred_at, written_at, gate_name, what_happened, told, actor_id, actor_name,
          asker, asked_by, paper, subject, covers_from, covers_until)
        values ($1, $2, 'request', now() - interval '50 minutes', now() - interval '45 minutes', 'Acceso principal',
          'Llegó una patrulla por el video de la entrada del martes.', '{administration,police}', $3, 'Teresa Luna', 'police',
          'Oficial Rosa Paz, placa 4417', 'Oficio 12/2026', 'Auto gris sin placas', now() - interval '2 days', now() - interval '1 day')
        returning *)
      insert into incident_notes (condominium_id, id, incident_id, said, written_at, actor_id, actor_name)
        select condominium_id, gen_random_uuid(), id, 'La administración pidió ver el oficio original.', now(), actor_id, actor_name from made`,
    [condominium, id, guard.id],
  )
  const addressOf = (one: string) => `/dashboard/admin/incident?condominium_id=${condominium}&id=${one}`
  return { incident: addressOf(id), noise: addressOf(closed) }
}

async function write(page: Page, language: Language): Promise<void> {
  const kinds = speak(incidentKindTexts, language)
  await press(page, speak(stationIncidentMessages, language).act)
  await page.getByRole('button', { name: kinds.request }).last().press('Enter')
  await page.getByText(speak(stationIncidentMessages, language).request.help).waitFor()
}

export const incidentScreens = ({ incident }: Addressed): Screen[] => [
  { name: 'admin-alarms', who: 'admin', path: '/dashboard/admin/alarms' },
  { name: 'admin-incidents', who: 'admin', path: '/dashboard/admin/incidents' },
  { name: 'admin-incident', who: 'admin', path: incident },
  {
    name: 'incident-close',
    who: 'admin',
    path: incident,
    act: async (page, language) => {
      await showTools(page, language)
      await press(page, `${speak(incidentMessages, language).one.close}: ${speak(incidentKindTexts, language).request}`)
    },
  },
  {
    name: 'incident-begin',
    who: 'admin',
    path: '/dashboard/admin/incidents',
    act: (page, language) => press(page, speak(beginMessages, language).act),
  },
  { name: 'admin-holds', who: 'admin', path: '/dashboard/admin/what-happened?tab=holds' },
  { name: 'guard-incident', who: 'agent', path: '/guard', act: write },
  {
    name: 'guard-follow-up',
    who: 'agent',
    path: '/guard',
    act: (page, language) => press(page, speak(incidentKindTexts, language).request),
  },
]

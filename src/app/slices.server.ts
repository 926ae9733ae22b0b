import { alarmsSlice } from '../alarms/alarms.slice.server.ts'
import { amenitiesSlice } from '../amenities/amenities.slice.server.ts'
import { announcementsSlice } from '../announcements/announcements.slice.server.ts'
import { auditSlice } from '../audit/audit.slice.server.ts'
import { authorizationsSlice } from '../authorizations/authorizations.slice.server.ts'
import { channelsSlice } from '../channels/channels.slice.server.ts'
import { condominiumsSlice } from '../condominiums/condominiums.slice.server.ts'
import { dashboardsSlice } from '../dashboards/dashboards.slice.server.ts'
import { exportsSlice } from '../exports/exports.slice.server.ts'
import { gateSlice } from '../gate/gate.slice.server.ts'
import { visitsSlice } from '../gate/visits/visits.slice.server.ts'
import { guardsSlice } from '../guards/guards.slice.server.ts'
import { householdsSlice } from '../households/households.slice.server.ts'
import { importsSlice } from '../imports/imports.slice.server.ts'
import { incidentsSlice } from '../incidents/incidents.slice.server.ts'
import { investigationsSlice } from '../investigations/investigations.slice.server.ts'
import { keysSlice } from '../keys/keys.slice.server.ts'
import { logIntegritySlice } from '../logIntegrity/logIntegrity.slice.server.ts'
import { mailSlice } from '../mail/mail.slice.server.ts'
import { mattersSlice } from '../matters/matters.slice.server.ts'
import { noticesSlice } from '../notices/notices.slice.server.ts'
import { partiesSlice } from '../parties/parties.slice.server.ts'
import { peopleSlice } from '../people/people.slice.server.ts'
import { photosSlice } from '../photos/photos.slice.server.ts'
import { privacySlice } from '../privacy/privacy.slice.server.ts'
import { reportsSlice } from '../reports/reports.slice.server.ts'
import { secondApprovalsSlice } from '../secondApprovals/secondApprovals.slice.server.ts'
import type { ServerSlice } from '../server/calls/slice.ts'
import { sessionSlice } from '../session/session.slice.server.ts'
import { staysSlice } from '../stays/stays.slice.server.ts'
import { systemSlice } from '../system/system.slice.server.ts'
import { unitsSlice } from '../units/units.slice.server.ts'
import { welcomeSlice } from '../welcome/welcome.slice.server.ts'

export const slices: readonly ServerSlice[] = [
  alarmsSlice,
  amenitiesSlice,
  announcementsSlice,
  auditSlice,
  authorizationsSlice,
  channelsSlice,
  condominiumsSlice,
  dashboardsSlice,
  exportsSlice,
  gateSlice,
  guardsSlice,
  householdsSlice,
  importsSlice,
  incidentsSlice,
  investigationsSlice,
  keysSlice,
  logIntegritySlice,
  mailSlice,
  mattersSlice,
  noticesSlice,
  partiesSlice,
  peopleSlice,
  photosSlice,
  privacySlice,
  reportsSlice,
  secondApprovalsSlice,
  sessionSlice,
  staysSlice,
  systemSlice,
  unitsSlice,
  visitsSlice,
  welcomeSlice,
]

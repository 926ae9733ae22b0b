import { alarmsScreens } from '../alarms/alarms.slice.web.ts'
import { amenitiesScreens } from '../amenities/amenities.slice.web.ts'
import { announcementsScreens } from '../announcements/announcements.slice.web.ts'
import { auditScreens } from '../audit/audit.slice.web.ts'
import { authorizationsScreens } from '../authorizations/authorizations.slice.web.ts'
import { channelsScreens } from '../channels/channels.slice.web.ts'
import { gateScreens } from '../gate/gate.slice.web.ts'
import { visitsScreens } from '../gate/visits/visits.slice.web.ts'
import { guardsScreens } from '../guards/guards.slice.web.ts'
import { importsScreens } from '../imports/imports.slice.web.ts'
import { incidentsScreens } from '../incidents/incidents.slice.web.ts'
import { investigationsScreens } from '../investigations/investigations.slice.web.ts'
import { keysScreens } from '../keys/keys.slice.web.ts'
import { logIntegrityScreens } from '../logIntegrity/logIntegrity.slice.web.ts'
import { mailScreens } from '../mail/mail.slice.web.ts'
import { mattersScreens } from '../matters/matters.slice.web.ts'
import { partiesScreens } from '../parties/parties.slice.web.ts'
import { peopleScreens } from '../people/people.slice.web.ts'
import { privacyScreens } from '../privacy/privacy.slice.web.ts'
import { reportsScreens } from '../reports/reports.slice.web.ts'
import { sessionScreens } from '../session/session.slice.web.ts'
import { staysScreens } from '../stays/stays.slice.web.ts'
import { unitsScreens } from '../units/units.slice.web.ts'

export const screens = [
  ...alarmsScreens,
  ...amenitiesScreens,
  ...announcementsScreens,
  ...auditScreens,
  ...authorizationsScreens,
  ...channelsScreens,
  ...gateScreens,
  ...guardsScreens,
  ...importsScreens,
  ...incidentsScreens,
  ...investigationsScreens,
  ...keysScreens,
  ...logIntegrityScreens,
  ...mailScreens,
  ...partiesScreens,
  ...mattersScreens,
  ...peopleScreens,
  ...privacyScreens,
  ...reportsScreens,
  ...sessionScreens,
  ...staysScreens,
  ...unitsScreens,
  ...visitsScreens,
]

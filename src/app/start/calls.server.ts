/** What each slice brings to the server: its calls, and who hears its topics. */
import { alarmCalls } from '../../alarms/alarms.server.ts'
import { amenityCalls } from '../../amenities/amenities.server.ts'
import { auditCalls } from '../../audit/audit.server.ts'
import { authorizationCalls } from '../../authorizations/authorizations.server.ts'
import { workerCalls } from '../../authorizations/workers/workers.server.ts'
import { channelCalls } from '../../channels/channels.server.ts'
import { condominiumCalls } from '../../condominiums/condominiums.server.ts'
import { evidenceCalls } from '../../evidence/evidence.server.ts'
import { exportCalls } from '../../exports/exports.server.ts'
import { reliefCalls } from '../../gate/enrolled/relief/reliefs.server.ts'
import { stationCalls, stationsCalls } from '../../gate/enrolled/stations.server.ts'
import { gateCalls } from '../../gate/gate.server.ts'
import { householdCalls } from '../../households/households.server.ts'
import { importCalls } from '../../imports/imports.server.ts'
import { passImportCalls } from '../../imports/passes/passes.server.ts'
import { residentImportCalls } from '../../imports/residents/residentImports.server.ts'
import { incidentCalls } from '../../incidents/incidents.server.ts'
import { incidentSheetCalls } from '../../incidents/sheet/incidentSheets.server.ts'
import { evidenceSheetCalls } from '../../looks/evidence/evidenceSheets.server.ts'
import { holdCalls } from '../../looks/holds/holds.server.ts'
import { lookCalls } from '../../looks/looks.server.ts'
import { mailCalls } from '../../mail/mail.server.ts'
import { noticeCalls } from '../../notices/notices.server.ts'
import { panelCalls } from '../../panels/panels.server.ts'
import { invitationCalls } from '../../people/invite/invitations.server.ts'
import { moveCalls } from '../../people/move/moves.server.ts'
import { peopleCalls } from '../../people/people.server.ts'
import { rightsCalls } from '../../people/rights/rights.server.ts'
import { supervisionCalls } from '../../people/supervision/supervision.server.ts'
import { privacyNoticeCalls } from '../../privacy/notice/privacyNotice.server.ts'
import { privacyCalls } from '../../privacy/privacy.server.ts'
import { visitorRightsCalls } from '../../privacy/visitors/visitorRights.server.ts'
import { reportCalls } from '../../reports/reports.server.ts'
import { secondCalls } from '../../seconds/seconds.server.ts'
import { joinCalls, ownEmailCalls, securityEventCalls, sessionCalls, startCalls } from '../../session/session.server.ts'
import type { Audience } from '../../shared/contract.ts'
import { systemCalls } from '../../system/system.server.ts'
import { unitCodeCalls } from '../../units/code/unitCodes.server.ts'
import { ownerCalls } from '../../units/owners/owners.server.ts'
import { spellingCalls } from '../../units/spellings/spellings.server.ts'
import { unitCalls } from '../../units/units.server.ts'
import { arrivalCalls } from '../../visits/arrivals/arrivals.server.ts'
import { badgeCalls } from '../../visits/badges/badges.server.ts'
import { leftItemCalls } from '../../visits/left/left.server.ts'
import { homeRuleCalls } from '../../visits/rules/homeRules.server.ts'
import { visitCalls } from '../../visits/visits.server.ts'
import { welcomeCalls } from '../../welcome/welcome.server.ts'

export const calls = [
  ...sessionCalls,
  ...securityEventCalls,
  ...startCalls,
  ...joinCalls,
  ...ownEmailCalls,
  ...invitationCalls,
  ...moveCalls,
  ...rightsCalls,
  ...supervisionCalls,
  ...peopleCalls,
  ...householdCalls,
  ...condominiumCalls,
  ...unitCalls,
  ...ownerCalls,
  ...unitCodeCalls,
  ...spellingCalls,
  ...authorizationCalls,
  ...workerCalls,
  ...visitCalls,
  ...arrivalCalls,
  ...homeRuleCalls,
  ...leftItemCalls,
  ...badgeCalls,
  ...amenityCalls,
  ...gateCalls,
  ...stationsCalls,
  ...stationCalls,
  ...reliefCalls,
  ...channelCalls,
  ...incidentCalls,
  ...incidentSheetCalls,
  ...alarmCalls,
  ...lookCalls,
  ...evidenceSheetCalls,
  ...holdCalls,
  ...secondCalls,
  ...noticeCalls,
  ...auditCalls,
  ...privacyCalls,
  ...privacyNoticeCalls,
  ...visitorRightsCalls,
  ...importCalls,
  ...passImportCalls,
  ...residentImportCalls,
  ...reportCalls,
  ...evidenceCalls,
  ...exportCalls,
  ...mailCalls,
  ...panelCalls,
  ...systemCalls,
  ...welcomeCalls,
]

/** Which roles hear a topic of their condominiums. What concerns one user always reaches that user. */
export const audience: Audience = {
  people: ['supervisor', 'admin', 'super_admin'],
  condominiums: ['resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin'],
  units: ['agent', 'admin', 'super_admin'],
  authorizations: ['agent', 'admin', 'super_admin'],
  access_logs: ['agent', 'supervisor', 'admin', 'super_admin'],
  amenities: ['resident', 'agent', 'admin', 'super_admin'],
  left_items: ['agent', 'admin', 'super_admin'],
  gate: ['agent', 'supervisor', 'admin', 'super_admin'],
  incidents: ['agent', 'board', 'admin', 'super_admin'],
  alarms: ['agent', 'supervisor', 'admin', 'super_admin'],
  holds: ['admin', 'super_admin'],
  deliveries: ['agent'],
  channels: ['admin'],
  audit: ['admin', 'super_admin'],
  mail: ['super_admin'],
  visitor_requests: ['admin', 'super_admin'],
  stations: ['admin', 'super_admin'],
  // Announced only to single users, or never: a slice's own topic is heard by the browser that wrote.
  session: [],
  station: [],
  reliefs: [],
  notices: [],
  visits: [],
  arrivals: [],
  homeRules: [],
  leftItems: [],
  badges: [],
  imports: [],
  privacy: [],
  households: [],
  reports: [],
  exports: [],
  evidence: [],
  looks: [],
  evidenceSheets: [],
  incidentSheets: [],
  panels: [],
  supervision: [],
  system: [],
  welcome: [],
  workers: [],
  visitorRights: [],
  privacyNotice: [],
  seconds: [],
}

/** The texts for all refusals, one line for each slice. */
import { alarmRefusals } from '../../alarms/alarms.refusals.ts'
import { amenityRefusals } from '../../amenities/amenities.refusals.ts'
import { auditRefusals } from '../../audit/audit.refusals.ts'
import { authorizationRefusals } from '../../authorizations/authorizations.refusals.ts'
import { workerRefusals } from '../../authorizations/workers/workers.refusals.ts'
import { channelRefusals } from '../../channels/channels.refusals.ts'
import { condominiumRefusals } from '../../condominiums/condominiums.refusals.ts'
import { evidenceRefusals } from '../../evidence/evidence.refusals.ts'
import { exportRefusals } from '../../exports/exports.refusals.ts'
import { stationsRefusals } from '../../gate/enrolled/stations.refusals.ts'
import { gateRefusals } from '../../gate/gate.refusals.ts'
import { householdRefusals } from '../../households/households.refusals.ts'
import { importRefusals } from '../../imports/imports.refusals.ts'
import { incidentRefusals } from '../../incidents/incidents.refusals.ts'
import { holdRefusals } from '../../looks/holds/holds.refusals.ts'
import { lookRefusals } from '../../looks/looks.refusals.ts'
import { noticeRefusals } from '../../notices/notices.refusals.ts'
import { invitationRefusals } from '../../people/invite/invitations.refusals.ts'
import { moveRefusals } from '../../people/move/moves.refusals.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import { privacyNoticeRefusals } from '../../privacy/notice/privacyNotice.refusals.ts'
import { visitorRightsRefusals } from '../../privacy/visitors/visitorRights.refusals.ts'
import { secondRefusals } from '../../seconds/seconds.refusals.ts'
import { ownEmailRefusals } from '../../session/account/ownEmail.refusals.ts'
import { joinRefusals } from '../../session/join/join.refusals.ts'
import { securityEventRefusals } from '../../session/security/securityEvents.refusals.ts'
import { startRefusals } from '../../session/start/start.refusals.ts'
import { ownerRefusals } from '../../units/owners/owners.refusals.ts'
import { unitRefusals } from '../../units/units.refusals.ts'
import { visitRefusals } from '../../visits/visits.refusals.ts'
import { welcomeRefusals } from '../../welcome/welcome.refusals.ts'
import { publicRefusals } from './publicRefusals.ts'

export const refusalWords = {
  ...publicRefusals,
  ...peopleRefusals,
  ...invitationRefusals,
  ...householdRefusals,
  ...moveRefusals,
  ...ownerRefusals,
  ...workerRefusals,
  ...importRefusals,
  ...securityEventRefusals,
  ...startRefusals,
  ...joinRefusals,
  ...ownEmailRefusals,
  ...condominiumRefusals,
  ...unitRefusals,
  ...authorizationRefusals,
  ...visitRefusals,
  ...amenityRefusals,
  ...gateRefusals,
  ...stationsRefusals,
  ...incidentRefusals,
  ...alarmRefusals,
  ...lookRefusals,
  ...holdRefusals,
  ...secondRefusals,
  ...noticeRefusals,
  ...welcomeRefusals,
  ...auditRefusals,
  ...exportRefusals,
  ...channelRefusals,
  ...evidenceRefusals,
  ...visitorRightsRefusals,
  ...privacyNoticeRefusals,
}

/** Who hears of which topic in their condominiums; what concerns a person themselves always reaches that person. */
import type { Audience } from '../shared/contract.ts'

export const audience: Audience = {
  people: ['admin', 'super_admin'],
  condominiums: ['resident', 'agent', 'admin', 'super_admin'],
  authorizations: ['agent', 'admin', 'super_admin'],
  access_logs: ['agent', 'admin', 'super_admin'],
  amenities: ['resident', 'agent', 'admin', 'super_admin'],
  gate: ['agent', 'admin', 'super_admin'],
  visits: [],
  notices: [],
  deliveries: ['agent'],
  imports: [],
  session: [],
  privacy: [],
  audit: ['admin', 'super_admin'],
  reports: [],
  mail: ['super_admin'],
  panels: [],
  system: [],
  welcome: [],
}

/** Who hears of which topic in their condominiums; what concerns a person themselves always reaches that person. */
import type { Audience } from '../../shared/contract.ts'

export const audience: Audience = {
  people: ['admin', 'super_admin'],
  condominiums: ['resident', 'agent', 'admin', 'super_admin'],
  authorizations: ['agent', 'admin', 'super_admin'],
  access_logs: ['agent', 'admin', 'super_admin'],
  amenities: ['resident', 'agent', 'admin', 'super_admin'],
  gate: ['agent', 'admin', 'super_admin'],
  deliveries: ['agent'],
  audit: ['admin', 'super_admin'],
  mail: ['super_admin'],
  // Announced to persons alone, or never: a slice's own topic is heard in the browser that wrote.
  session: [],
  notices: [],
  news: [],
  visits: [],
  imports: [],
  privacy: [],
  households: [],
  reports: [],
  panels: [],
  system: [],
  welcome: [],
}

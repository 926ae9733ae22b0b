/** All parts of the demo, in the order in which they are written. */
import { authorizations } from './authorizations.demo.server.ts'
import { condominiums } from './condominiums.demo.server.ts'
import type { DemoPart } from './demoPart.server.ts'
import { demoPeople } from './people.demo.server.ts'
import { requests } from './requests.demo.server.ts'
import { reservations } from './reservations.demo.server.ts'
import { gateStations } from './stations.demo.server.ts'
import { visits } from './visits.demo.server.ts'

export const parts: readonly DemoPart[] = [
  condominiums,
  demoPeople,
  authorizations,
  visits,
  requests,
  reservations,
  gateStations,
]

import type { ServerSlice } from '../server/calls/slice.ts'
import { privacyNoticeCalls } from './notice/privacyNotice.server.ts'
import { privacyCalls } from './privacy.server.ts'
import { visitorRightsCalls } from './visitors/visitorRights.server.ts'

export const privacySlice: ServerSlice = {
  calls: [...privacyCalls, ...privacyNoticeCalls, ...visitorRightsCalls],
  audience: { visitor_requests: ['admin', 'super_admin'] },
}

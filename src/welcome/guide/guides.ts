import { adminGuide } from './adminGuide.messages.ts'
import { guardGuide } from './guardGuide.messages.ts'
import { type GuideSection, guide } from './guide.ts'
import type { GuideName } from './guideAddresses.ts'
import { boardSection, supervisorSection } from './overseersGuide.messages.ts'

export const guides: Readonly<Record<GuideName, readonly GuideSection[]>> = {
  resident: guide,
  guard: [...guardGuide, supervisorSection],
  admin: [...adminGuide, boardSection],
}

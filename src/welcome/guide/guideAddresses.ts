export const guideNames = ['resident', 'guard', 'admin'] as const
export type GuideName = (typeof guideNames)[number]

export const guideAddresses = {
  resident: '/user-guide',
  guard: '/guard-guide',
  admin: '/admin-guide',
} as const satisfies Record<GuideName, string>

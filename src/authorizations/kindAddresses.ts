/** Addresses are kept apart from `kinds.ts` so that pages before sign-in need not load the rest. */
export const kindAddresses = {
  co_resident: '/dashboard/residents',
  temporary_visitor: '/dashboard/temporary-visitors',
  permanent_visitor: '/dashboard/permanent-visitors',
  worker: '/dashboard/workers',
  pet: '/dashboard/pets',
  vehicle: '/dashboard/vehicles',
} as const

export const kindTypes = Object.keys(kindAddresses) as (keyof typeof kindAddresses)[]

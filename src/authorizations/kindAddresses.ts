/** Where each of the six kinds has its screen: apart from what else they are, which a page before sign-in need not load. */
export const kindAddresses = {
  co_resident: '/dashboard/residents',
  temporary_visitor: '/dashboard/temporary-visitors',
  permanent_visitor: '/dashboard/permanent-visitors',
  worker: '/dashboard/workers',
  pet: '/dashboard/pets',
  vehicle: '/dashboard/vehicles',
} as const

export const kindTypes = Object.keys(kindAddresses) as (keyof typeof kindAddresses)[]

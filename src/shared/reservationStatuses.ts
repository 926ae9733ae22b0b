export const reservationStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

/** How dates and times are written; without React, for what is drawn before the program is there. */

export const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
// With 24 hours in both languages, as passes, bookings and the gate write it.
export const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
export const moment = { ...day, ...time } as const

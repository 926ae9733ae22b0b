/** The formats of dates and times, without React, for the first frame that is drawn before the program loads. */

export const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
// The clock has 24 hours in both languages, as on passes, bookings and at the gate.
export const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
export const moment = { ...day, ...time } as const

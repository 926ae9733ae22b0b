/** The database enforces both limits. */

export const daysOfUnitCode = 14
export const mostRegistrations = 6

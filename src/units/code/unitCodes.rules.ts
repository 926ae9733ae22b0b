/** How long and how often the code of a unit works; the database holds both. */

export const daysOfUnitCode = 14
export const mostRegistrations = 6

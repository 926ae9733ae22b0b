/** Days and times belong to the condominium: its zone decides what "today" is. */

export const default_time_zone = 'America/Mexico_City'

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name.includes('/') || name === 'UTC'
  } catch {
    return false
  }
}

/** The zones to choose from, those of the Americas first: most of our condominiums are there. */
export function timeZones(): string[] {
  const all = Intl.supportedValuesOf('timeZone')
  const near = all.filter((name) => name.startsWith('America/'))
  return [default_time_zone, ...near, ...all.filter((name) => !near.includes(name))].filter(
    (name, place, list) => list.indexOf(name) === place,
  )
}

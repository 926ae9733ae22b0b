/** Names a time zone by its city in people's spelling: browsers know only some of these names. */
import type { Language } from './messages.ts'

const accented: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Bahia_Banderas: 'Bahía de Banderas',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Ciudad_Juarez: 'Ciudad Juárez',
  Cordoba: 'Córdoba',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Sao_Paulo: 'São Paulo',
  Tucuman: 'Tucumán',
}
const spanish: Readonly<Record<string, string>> = {
  Havana: 'La Habana',
  Los_Angeles: 'Los Ángeles',
  Mexico_City: 'Ciudad de México',
  New_York: 'Nueva York',
  Panama: 'Panamá',
}

export function zoneName(zone: string, language: Language): string {
  const place = zonePlace(zone, language)
  if (place.startsWith('UTC')) return place
  return language === 'es' ? `hora de ${place}` : `${place} time`
}

export function zonePlace(zone: string, language: Language): string {
  const city = zone.split('/').at(-1) ?? zone
  if (zone === 'UTC') return zone
  // The zone database writes these names in reverse: Etc/GMT+5 is five hours behind.
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? []
  if (hours) return `UTC${sign === '+' ? '−' : '+'}${hours}`
  return (language === 'es' ? spanish[city] : undefined) ?? accented[city] ?? city.replaceAll('_', ' ')
}

import { type Language, locales } from './messages.ts'

const zonesOf = {
  MX: [
    'Bahia_Banderas',
    'Cancun',
    'Chihuahua',
    'Ciudad_Juarez',
    'Hermosillo',
    'Matamoros',
    'Mazatlan',
    'Merida',
    'Mexico_City',
    'Monterrey',
    'Ojinaga',
    'Tijuana',
  ],
  CO: ['Bogota'],
  CL: ['Santiago', 'Punta_Arenas', 'Coyhaique'],
  AR: ['Buenos_Aires', 'Argentina'],
  BO: ['La_Paz'],
  CR: ['Costa_Rica'],
  CU: ['Havana'],
  DO: ['Santo_Domingo'],
  EC: ['Guayaquil'],
  GT: ['Guatemala'],
  HN: ['Tegucigalpa'],
  NI: ['Managua'],
  PA: ['Panama'],
  PE: ['Lima'],
  PR: ['Puerto_Rico'],
  PY: ['Asuncion'],
  SV: ['El_Salvador'],
  US: ['New_York', 'Chicago', 'Denver', 'Los_Angeles', 'Phoenix', 'Detroit'],
  UY: ['Montevideo'],
  VE: ['Caracas'],
} as const satisfies Record<string, readonly string[]>

export type Country = keyof typeof zonesOf
export const countries = Object.keys(zonesOf).filter((code): code is Country => code in zonesOf)

export function countryOfZone(timeZone: string): Country | null {
  const [area, place] = timeZone.split('/')
  if (area !== 'America' || !place) return null
  return countries.find((country) => zonesOf[country].some((zone) => zone === place)) ?? null
}

export function commonCountry(places: readonly { country: Country | null; time_zone: string }[]): Country | null {
  const [first, ...others] = places.map(({ country, time_zone }) => country ?? countryOfZone(time_zone))
  return others.every((one) => one === first) ? (first ?? null) : null
}

export function countryName(country: Country, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(country) ?? country
}

/** The stop sign says "Alto" in these countries; elsewhere it says "Pare". */
const saysAlto: readonly Country[] = ['MX', 'CR', 'GT', 'HN', 'NI', 'PA', 'SV', 'US']

export const roadSaysPare = (country: Country | null): boolean => country !== null && !saysAlto.includes(country)

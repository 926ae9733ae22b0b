/** The police have a different number in each country. */
import type { Country } from '../shared/countries.ts'

const otherNumbers: Partial<Record<Country, string>> = {
  CO: '123',
  CL: '133',
  PE: '105',
  BO: '110',
  GT: '110',
  CU: '106',
  NI: '118',
}

export const emergencyNumber = (country: Country | null): string => (country && otherNumbers[country]) ?? '911'

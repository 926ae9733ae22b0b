import type { Paper } from './pdf.ts'

/** These zones print on A4; Mexico, Colombia, Chile and the north print on Letter. */
const a4 =
  /^America\/(Argentina|Buenos_Aires|Montevideo|Asuncion|La_Paz|Lima|Guayaquil|Sao_Paulo|Bahia|Fortaleza|Recife|Manaus|Belem|Cuiaba)/

export const paperIn = (zone: string): Paper =>
  /^(America\/|Pacific\/(Honolulu|Easter|Galapagos))/.test(zone) && !a4.test(zone) ? 'letter' : 'a4'

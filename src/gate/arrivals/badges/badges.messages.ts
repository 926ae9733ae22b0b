/** Texts of the badge. The Spanish texts use the word without an article because its gender differs between countries. */
import { messages } from '../../../shared/messages.ts'

export const badgeTexts = messages({
  badge: { es: 'Gafete', en: 'Badge' },
  optional: { es: 'Gafete (opcional)', en: 'Badge (optional)' },
  fact: { es: (number: string) => `Gafete ${number}`, en: (number: string) => `Badge ${number}` },
  give_back: {
    es: (number: string) => `Pide de vuelta: gafete ${number}`,
    en: (number: string) => `Ask for the badge back: ${number}`,
  },
  write: { es: 'Anotar gafete', en: 'Write down the badge' },
  change: { es: 'Cambiar gafete', en: 'Change the badge' },
  title: { es: (name: string) => `Gafete de ${name}`, en: (name: string) => `Badge of ${name}` },
  hint: { es: 'Letras y números, hasta 8', en: 'Letters and digits, up to 8' },
  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'Anotado', en: 'Written down' },
  taken: {
    es: (number: string, who: string, unit: string) => `${who}, en ${unit}, lleva gafete ${number}. Anota otro número.`,
    en: (number: string, who: string, unit: string) => `${who}, at ${unit}, has badge ${number}. Enter another one.`,
  },
})

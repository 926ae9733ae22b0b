import { messages } from '../../shared/messages.ts'

export const mistakeTexts = messages({
  button: { es: 'Me equivoqué', en: 'My mistake' },
  key: { es: 'Corregir lo que acabas de registrar', en: 'Correct what you just recorded' },
  entry: {
    es: (name: string) => `Corregido: la entrada de ${name} no cuenta`,
    en: (name: string) => `Corrected: the entry of ${name} does not count`,
  },
  exit: {
    es: (name: string) => `Corregido: la salida de ${name} no cuenta`,
    en: (name: string) => `Corrected: the exit of ${name} does not count`,
  },
  entry_of_unknown: { es: 'Corregido: la entrada no cuenta', en: 'Corrected: the entry does not count' },
  exit_of_unknown: { es: 'Corregido: la salida no cuenta', en: 'Corrected: the exit does not count' },
  over: {
    es: 'Sigue dentro, pero su visita ya terminó: el código no vuelve a abrir.',
    en: 'Still inside, but the visit is over: the code does not open again.',
  },
  failed: { es: 'No se pudo corregir', en: 'It could not be corrected' },
})

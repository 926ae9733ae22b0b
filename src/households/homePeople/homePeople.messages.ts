import { messages } from '../../shared/messages.ts'

export const homePeopleTexts = messages({
  title: { es: 'Quién vive aquí', en: 'Who lives here' },
  said: {
    es: 'Todas las personas de tu casa, con y sin cuenta',
    en: 'Everybody of your home, with and without an account',
  },
  open: { es: 'Ver', en: 'View' },
  open_about: { es: 'Ver quién vive en tu casa', en: 'View who lives in your home' },
  without: { es: 'Sin cuenta', en: 'Without an account' },
  without_text: {
    es: 'No usan Garita: muestran su pase, y la caseta los encuentra por su nombre. Así agregas también a tus hijos.',
    en: 'They do not use Garita: they show their pass, and the gate finds them by name. Add your children here too.',
  },
  cannot_invite: {
    es: 'Para agregar a otro adulto con su propia cuenta, pide un código a la administración.',
    en: 'To add another adult with an account of their own, ask the administration for a code.',
  },
  others: { es: 'Agregados por otras personas de tu casa', en: 'Added by other people of your home' },
  others_failed: {
    es: 'No se pudieron cargar las demás personas de tu casa',
    en: 'The other people of your home could not be loaded',
  },
  added_by: { es: (name: string) => `Lo agregó ${name}`, en: (name: string) => `Added by ${name}` },
  minor: { es: 'Menor de edad', en: 'Minor' },
  pass: { es: 'Ver pase', en: 'View pass' },
  pass_about: { es: (name: string) => `Ver pase: ${name}`, en: (name: string) => `View pass: ${name}` },
})

import { messages } from '../../shared/messages.ts'

export const homeTexts = messages({
  act: { es: 'Agregar casa', en: 'Add a home' },
  add_title: { es: (name: string) => `Otra casa de ${name}`, en: (name: string) => `Another home of ${name}` },
  add_text: {
    es: 'Esta casa se suma a las que ya tiene. Las personas que viven ahí reciben un aviso.',
    en: 'This home is added to the homes they have. The people who live there get a notice.',
  },
  condominium: { es: 'Condominio', en: 'Condominium' },
  unit: { es: 'Unidad', en: 'Unit' },
  add: { es: 'Agregar', en: 'Add' },
  added: { es: 'Casa agregada a su cuenta.', en: 'Home added to their account.' },
  also: { es: (units: string) => `También: ${units}`, en: (units: string) => `Also: ${units}` },
  asks: { es: 'Ya tiene cuenta: pide esta casa', en: 'Has an account: asks for this home' },
  which: { es: 'Casa', en: 'Home' },
  refuse_text: {
    es: (name: string) => `${name} no tendrá esta casa. Su cuenta y sus otras casas no cambian.`,
    en: (name: string) => `${name} will not have this home. Their account and their other homes do not change.`,
  },
  leaves: {
    es: (home: string) => `Vive en ${home}. Con este cambio deja esa casa, y sus pases de ahí terminan.`,
    en: (home: string) => `They live at ${home}. With this change they leave that home, and their passes there end.`,
  },
  has_left: {
    es: (home: string) => `Dejó su casa ${home}`,
    en: (home: string) => `They left their home ${home}`,
  },
  several: {
    es: 'Tiene varias casas: cambia cada una con «Mudanza».',
    en: 'They have several homes: change each with “Move”.',
  },
})

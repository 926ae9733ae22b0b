/** Texts about the homes of one person. */
import { messages } from '../../shared/messages.ts'

export const homeTexts = messages({
  act: { es: 'Agregar vivienda', en: 'Add a home' },
  add_title: { es: (name: string) => `Otra vivienda de ${name}`, en: (name: string) => `Another home of ${name}` },
  add_text: {
    es: 'Vive en ella desde ahora, además de las que ya tiene. Quienes viven ahí reciben un aviso.',
    en: 'They live there from now on, besides the homes they have. The people who live there are told.',
  },
  condominium: { es: 'Condominio', en: 'Condominium' },
  unit: { es: 'Unidad', en: 'Unit' },
  add: { es: 'Agregar', en: 'Add' },
  added: { es: 'La vivienda quedó en su cuenta.', en: 'The home is in their account.' },
  also: { es: (units: string) => `También: ${units}`, en: (units: string) => `Also: ${units}` },
  asks: { es: 'Ya tiene cuenta: pide esta vivienda', en: 'Has an account: asks for this home' },
  which: { es: 'Vivienda', en: 'Home' },
  refuse_text: {
    es: (name: string) => `${name} no queda en esta vivienda. Su cuenta y sus otras viviendas siguen como están.`,
    en: (name: string) => `${name} is not added to this home. Their account and their other homes stay as they are.`,
  },
  leaves: {
    es: (home: string) => `Vive en ${home}. Con este cambio deja esa vivienda, y lo que autorizó ahí termina.`,
    en: (home: string) =>
      `They live at ${home}. With this change they leave that home, and what they authorized there ends.`,
  },
  has_left: {
    es: (home: string) => `Dejó su vivienda ${home}`,
    en: (home: string) => `They left their home ${home}`,
  },
  several: {
    es: 'Tiene varias viviendas: cambia cada una con «Mudanza».',
    en: 'They have several homes: change each with “Move”.',
  },
})

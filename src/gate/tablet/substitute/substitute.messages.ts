import { messages } from '../../../shared/messages.ts'

export const substituteMessages = messages({
  name: { es: 'Tu nombre y apellido', en: 'Your first and last name' },
  name_hint: { es: 'Queda en la bitácora con todo lo que hagas.', en: 'The log shows it with everything you do.' },
  name_first: { es: 'Primero escribe tu nombre.', en: 'Type your name first.' },
  code: { es: 'Código de hoy', en: 'Today’s code' },
  keys: { es: 'Teclas del código', en: 'Code keys' },
  type_code: {
    es: 'Escribe los ocho dígitos que te dictaron.',
    en: 'Type the eight digits that were read to you.',
  },
  wrong: {
    es: 'Ese no es el código de hoy de esta tableta. Nada se borra.',
    en: 'That is not today’s code for this tablet. Nothing is deleted.',
  },
  refused: {
    es: 'Tu relevo ya terminó. Habla con tu supervisor.',
    en: 'Your relief has ended. Talk to your supervisor.',
  },
  other_day: {
    es: 'La fecha de esta tableta no es la de hoy. Corrígela en sus ajustes y vuelve a intentarlo.',
    en: 'This tablet’s date is not today’s. Correct it in its settings and try again.',
  },
  not_ready: {
    es: 'Esta tableta no tiene el código de hoy. Lo recibe cuando un guardia con PIN la abre con conexión.',
    en: 'This tablet does not have today’s code. It gets it when a guard with a PIN opens it online.',
  },
})

/** The words about the order of the access log, and the letter with the code of the day. */

import { grouped } from '../shared/grouped.ts'
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const evidenceMessages = messages({
  title: { es: 'Prueba del registro', en: 'Proof of the log' },
  what: {
    es: 'Cada línea del registro de accesos queda sellada en el orden en que llegó. Con un código guardado en otra parte se comprueba que ninguna línea de antes se cambió, se quitó ni se agregó; también si alguien tuvo la base de datos en sus manos.',
    en: 'Each line of the access log is sealed in the order in which it arrived. A code that is kept elsewhere proves that no earlier line was changed, removed or added, even by a person who had the database in hand.',
  },
  condominium: { es: 'Condominio', en: 'Condominium' },
  log: { es: 'Bitácora y visitas', en: 'Log and visits' },
  no_condominium: { es: 'Aún no tienes un condominio.', en: 'You have no condominium yet.' },
  code: { es: 'Código', en: 'Code' },
  lines: { es: 'Líneas selladas', en: 'Sealed lines' },
  sealed_at: { es: 'Selladas', en: 'Sealed' },
  none: { es: 'Todavía no hay líneas selladas', en: 'No line is sealed yet' },
  none_text: {
    es: 'La primera se sella una hora después de llegar.',
    en: 'The first one is sealed an hour after it arrives.',
  },
  copy: { es: 'Copiar código', en: 'Copy code' },
  copied: { es: 'Código copiado', en: 'Code copied' },
  witnesses: { es: 'Quién recibe el código cada día', en: 'Who gets the code every day' },
  witnesses_what: {
    es: 'Por ejemplo el consejo o quien lleva la contabilidad. Sin un código guardado fuera, nada se puede probar contra el dueño de la base de datos.',
    en: 'For example the board or the accountant. Without a code that is kept outside, nothing can be proved against the owner of the database.',
  },
  nobody: { es: 'Nadie recibe el código todavía.', en: 'Nobody gets the code yet.' },
  no_mail: {
    es: 'Esta instalación no envía correo: imprime el registro o copia el código de vez en cuando.',
    en: 'This installation sends no mail: print the log or copy the code from time to time.',
  },
  address: { es: 'Correo', en: 'E-mail' },
  add: { es: 'Agregar', en: 'Add' },
  add_address: { es: 'Agregar correo', en: 'Add an e-mail' },
  added: { es: 'Recibirá el código cada día', en: 'The code goes there every day' },
  added_by: {
    es: (name: string, day: string) => `Agregado por ${name}, ${day}`,
    en: (name: string, day: string) => `Added by ${name}, ${day}`,
  },
  remove: { es: 'Quitar', en: 'Remove' },
  removed: { es: 'Ya no lo recibe', en: 'It no longer goes there' },
  remove_failed: { es: 'No se pudo quitar', en: 'It could not be removed' },
  how: { es: 'Cómo se comprueba', en: 'How it is checked' },
  how_text: {
    es: 'Quien opera el servidor ejecuta «npm run check-log» con el código. Dice qué línea cambió, falta o sobra, o que todas están como estaban.',
    en: 'The person who runs the server runs “npm run check-log” with the code. It says which line was changed, is missing or was added, or that all are as they were.',
  },
})

export const evidenceLetters = messages({
  subject: { es: 'Código del registro de accesos', en: 'Code of the access log' },
  text: {
    es: (place: LetterText, lines: number, code: LetterText) =>
      `El registro de accesos de ${place} tiene ${grouped(lines)} líneas selladas. Este es su código del día:\n\n${code}\n\nGuarda este correo: con el código se puede comprobar más adelante que ninguna de esas líneas se cambió, se quitó ni se agregó.\n\nLo recibes porque la administración agregó esta dirección. Si no lo quieres, pídele que la quite.\n`,
    en: (place: LetterText, lines: number, code: LetterText) =>
      `The access log of ${place} has ${grouped(lines)} sealed lines. This is its code of the day:\n\n${code}\n\nKeep this letter: with the code it can be checked later that none of those lines was changed, removed or added.\n\nYou get it because the administration added this address. If you do not want it, ask them to remove it.\n`,
  },
})

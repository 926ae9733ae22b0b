import { grouped } from '../shared/grouped.ts'
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const logIntegrityMessages = messages({
  title: { es: 'Prueba del registro', en: 'Proof of the log' },
  what: {
    es: 'Garita sella cada línea de la bitácora y hace un código. Guarda el código en otra parte: con él se comprueba que nadie cambió, quitó ni agregó líneas.',
    en: 'Garita seals each line of the access log and makes a code. Keep the code elsewhere: with it anyone can check that nobody changed, removed or added lines.',
  },
  condominium: { es: 'Condominio', en: 'Condominium' },
  log: { es: 'Bitácora y visitas', en: 'Access log and visits' },
  no_condominium: { es: 'Todavía no tienes un condominio.', en: 'You have no condominium yet.' },
  code: { es: 'Código', en: 'Code' },
  lines: { es: 'Líneas selladas', en: 'Sealed lines' },
  sealed_at: { es: 'Selladas', en: 'Sealed' },
  none: { es: 'Todavía no hay líneas selladas', en: 'No line is sealed yet' },
  none_text: {
    es: 'Sellamos cada línea una hora después de que llega.',
    en: 'We seal each line an hour after it arrives.',
  },
  copy: { es: 'Copiar código', en: 'Copy code' },
  copied: { es: 'Código copiado', en: 'Code copied' },
  witnesses: { es: 'Quién recibe el código cada día', en: 'Who gets the code every day' },
  witnesses_what: {
    es: 'Por ejemplo el comité o el contador. Si nadie más guarda el código, el dueño de la base de datos podría cambiar líneas sin que se note.',
    en: 'For example the board or the accountant. If nobody else keeps the code, the owner of the database could change lines unnoticed.',
  },
  nobody: { es: 'Nadie recibe el código todavía.', en: 'Nobody gets the code yet.' },
  no_mail: {
    es: 'Esta instalación no envía correos: imprime la bitácora o copia el código de vez en cuando.',
    en: 'This installation sends no e-mail: print the log or copy the code from time to time.',
  },
  address: { es: 'Correo', en: 'E-mail' },
  add: { es: 'Agregar', en: 'Add' },
  add_address: { es: 'Agregar correo', en: 'Add an e-mail' },
  added: { es: 'Recibirá el código cada día', en: 'They will get the code every day' },
  added_by: {
    es: (name: string, day: string) => `Agregado por ${name}, ${day}`,
    en: (name: string, day: string) => `Added by ${name}, ${day}`,
  },
  remove: { es: 'Quitar', en: 'Remove' },
  removed: { es: 'Ya no recibe el código', en: 'They no longer get the code' },
  remove_failed: { es: 'No se pudo quitar', en: 'It could not be removed' },
  how: { es: 'Cómo se comprueba', en: 'How it is checked' },
  how_text: {
    es: 'El administrador del servidor ejecuta «npm run check-log» con el código. El comando dice qué línea cambió, falta o sobra, o que ninguna cambió.',
    en: 'The administrator of the server runs “npm run check-log” with the code. The command says which line was changed, is missing or was added, or that none changed.',
  },
})

export const logIntegrityLetters = messages({
  subject: { es: 'Código del registro de accesos', en: 'Code of the access log' },
  text: {
    es: (place: LetterText, lines: number, code: LetterText) =>
      `La bitácora de accesos de ${place} tiene ${grouped(lines)} líneas selladas. Este es su código del día:\n\n${code}\n\nGuarda este correo: con el código se comprueba después que nadie cambió, quitó ni agregó líneas.\n\nLa administración agregó tu dirección. Si no quieres estos correos, pídele que la quite.\n`,
    en: (place: LetterText, lines: number, code: LetterText) =>
      `The access log of ${place} has ${grouped(lines)} sealed lines. This is its code of today:\n\n${code}\n\nKeep this e-mail: with the code anyone can check later that nobody changed, removed or added lines.\n\nThe administration added your address. If you do not want these e-mails, ask it to remove the address.\n`,
  },
})

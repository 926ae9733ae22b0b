/** Texts of a spare tablet that a supervisor puts into service. */
import { messages } from '../../../shared/messages.ts'

export const spareMessages = messages({
  open: { es: (gate: string) => `Tableta de repuesto en ${gate}`, en: (gate: string) => `Spare tablet at ${gate}` },
  short: { es: 'Tableta de repuesto', en: 'Spare tablet' },
  text: {
    es: 'Pon otra tableta en servicio en esta caseta. La administración recibe un aviso con tu nombre.',
    en: 'Put another tablet into service at this gate. The administration gets a notice with your name.',
  },
  name: { es: 'Nombre de la tableta', en: 'Name of the tablet' },
  first: { es: 'Repuesto', en: 'Spare' },
  retires: { es: '¿Cuál reemplaza?', en: 'Which one does it replace?' },
  none: { es: 'Ninguna: es una más', en: 'None: it is one more' },
  retires_text: {
    es: 'La que reemplaza deja de servir en este momento. Si vuelve a tener conexión, envía lo que le faltaba y se borra.',
    en: 'The one that it replaces stops working at once. If it gets a connection again, it sends what was missing and is wiped.',
  },
  stolen: { es: 'Fue robada o no aparece', en: 'It was stolen or cannot be found' },
  stolen_text: {
    es: 'Las visitas que faltan por llegar reciben otro número de acceso.',
    en: 'The visits that are still to come get another access number.',
  },
  submit: { es: 'Crear código', en: 'Create code' },
  prove: {
    es: 'Una tableta sigue en su caseta aunque cierres tu sesión. Escribe tu contraseña para confirmar que eres tú.',
    en: 'A tablet stays with its gate after you sign out. Enter your password to confirm it’s you.',
  },
  code_title: { es: (name: string) => `Código de ${name}`, en: (name: string) => `Code for ${name}` },
  code: { es: 'Código', en: 'Code' },
  code_text: {
    es: (address: string) =>
      `En la tableta abre ${address} y escribe este código. Sirve una vez, durante 15 minutos. Díctalo por teléfono: no lo mandes por chat.`,
    en: (address: string) =>
      `On the tablet open ${address} and type this code. It works once, for 15 minutes. Read it out by telephone: do not send it in a chat.`,
  },
  relief: {
    es: 'Después el guardia entra con «Relevo con código»: léele el código de hoy de esa tableta, en esta lista.',
    en: 'Then the guard begins with “Relief with a code”: read them today’s code of that tablet, in this list.',
  },
  copy: { es: 'Copiar código', en: 'Copy code' },
  copied: { es: 'Copiado', en: 'Copied' },
  done: { es: 'Listo', en: 'Done' },
})

import { messages } from '../../shared/messages.ts'

export const tabletMessages = messages({
  tablets: { es: 'Tabletas de caseta', en: 'Gate tablets' },
  tablet: { es: 'Tableta', en: 'Tablet' },
  name: { es: 'Nombre', en: 'Name' },
  example: { es: 'Por ejemplo: Tableta de la caseta', en: 'For example: Gate tablet' },
  add: { es: 'Nueva tableta', en: 'New tablet' },
  make_code: { es: 'Crear código', en: 'Create code' },
  code: { es: 'Código', en: 'Code' },
  code_title: { es: (name: string) => `Código de ${name}`, en: (name: string) => `Code for ${name}` },
  code_text: {
    es: (address: string) =>
      `En la tableta abre ${address} y escribe este código. Sirve una vez, durante 15 minutos, y no se volverá a mostrar.`,
    en: (address: string) =>
      `On the tablet open ${address} and type this code. It works once, for 15 minutes, and will not be shown again.`,
  },
  copy: { es: 'Copiar código', en: 'Copy code' },
  copied: { es: 'Copiado', en: 'Copied' },
  done: { es: 'Listo', en: 'Done' },
  prove: {
    es: 'Una tableta sigue en su caseta aunque cierres tu sesión. Escribe tu contraseña para confirmar que eres tú.',
    en: 'A tablet stays with its gate after you sign out. Enter your password to confirm it’s you.',
  },
  state: { es: 'Estado', en: 'State' },
  states: {
    waiting: { es: 'Espera el código', en: 'Waiting for the code' },
    unused: { es: 'Código vencido', en: 'Code expired' },
    enrolled: { es: 'Vinculada', en: 'Linked' },
    lost: { es: 'Perdida: se borrará', en: 'Lost: will be wiped' },
    wiped: { es: 'Borrada', en: 'Wiped' },
  },
  guard: { es: 'De turno', en: 'On duty' },
  nobody: { es: 'Nadie', en: 'Nobody' },
  seen: { es: 'Última señal', en: 'Last seen' },
  never: { es: 'Todavía no', en: 'Not yet' },
  lost: { es: 'Perdida o dañada', en: 'Lost or broken' },
  report: { es: 'Reportar', en: 'Report' },
  lost_title: {
    es: (name: string) => `¿Reportar ${name} como perdida o dañada?`,
    en: (name: string) => `Report ${name} as lost or broken?`,
  },
  lost_text: {
    es: 'Desde ahora nadie empieza un turno en línea con ella. En cuanto tenga conexión envía lo que le faltaba y borra todo lo demás. Sirve también para retirarla.',
    en: 'From now on nobody can start a shift online with it. As soon as it has a connection it sends what was missing and deletes everything else. Use it to retire a tablet too.',
  },
  renew_numbers: {
    es: 'Dar otro número de acceso a las visitas que faltan por llegar',
    en: 'Give the visits that are still to come another access number',
  },
  renew_numbers_text: {
    es: 'La tableta los tenía, sellados. Se avisa a quienes invitaron para que los compartan otra vez. Los códigos QR siguen sirviendo.',
    en: 'The tablet held them, sealed. The hosts are told to share them again; QR codes still work.',
  },
  is_lost: { es: 'Tableta reportada', en: 'Tablet reported' },
  lost_failed: { es: 'No se pudo reportar la tableta', en: 'The tablet could not be reported' },
  remove: { es: 'Quitar', en: 'Remove' },
  remove_title: {
    es: (name: string) => `¿Quitar ${name} de la lista?`,
    en: (name: string) => `Remove ${name} from the list?`,
  },
  remove_text: {
    es: 'La bitácora conserva lo que se registró con ella.',
    en: 'The log keeps what was recorded with it.',
  },
  removed: { es: 'Quitada', en: 'Removed' },
  remove_failed: { es: 'No se pudo quitar la tableta', en: 'The tablet could not be removed' },
  failed: { es: 'No se pudieron cargar las tabletas', en: 'The tablets could not be loaded' },
  none: {
    es: 'Ninguna. Se abre con el PIN de cada guardia, también sin conexión.',
    en: 'None. It opens with each guard’s PIN, also offline.',
  },
})

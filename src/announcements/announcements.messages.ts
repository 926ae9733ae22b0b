import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const announcementMessages = messages({
  title: { es: 'Comunicados', en: 'Announcements' },
  failed: { es: 'No se pudieron cargar los comunicados', en: 'The announcements could not be loaded' },
  none: { es: 'No tienes comunicados', en: 'You have no announcements' },
  none_text: {
    es: 'Aquí verás los avisos que la administración te envíe.',
    en: 'You will see here the announcements that the administration sends you.',
  },
  sent_on: { es: (when: string) => `Enviado ${when}`, en: (when: string) => `Sent ${when}` },
  ends_on: { es: (when: string) => `Hasta ${when}`, en: (when: string) => `Until ${when}` },
  ended: { es: 'Terminado', en: 'Ended' },
  new: { es: 'Sin abrir', en: 'Not opened' },
  waits: { es: 'Falta tu Enterado', en: 'Waits for your answer' },
  notice: { es: (folio: string) => `Convocatoria ${folio}`, en: (folio: string) => `Formal notice ${folio}` },
  corrects_one: { es: (folio: string) => `Corrige la ${folio}`, en: (folio: string) => `Corrects ${folio}` },
  corrected_by: { es: (folio: string) => `La corrige la ${folio}`, en: (folio: string) => `Corrected by ${folio}` },
  confirmed_on: { es: (when: string) => `Enterado ${when}`, en: (when: string) => `Confirmed ${when}` },
  with_files: {
    es: (pictures: number, pdfs: number) =>
      [pictures > 0 && (pictures === 1 ? '1 foto' : `${pictures} fotos`), pdfs > 0 && 'PDF']
        .filter(Boolean)
        .join(' y '),
    en: (pictures: number, pdfs: number) =>
      [pictures > 0 && (pictures === 1 ? '1 picture' : `${pictures} pictures`), pdfs > 0 && 'PDF']
        .filter(Boolean)
        .join(' and '),
  },
  open: { es: 'Leer', en: 'Read' },
  open_one: { es: (title: string) => `Leer: ${title}`, en: (title: string) => `Read: ${title}` },
  all: { es: 'Ver todos', en: 'See all' },
  confirm: { es: 'Enterado', en: 'I have read it' },
  confirm_text: {
    es: 'La administración pide que confirmes que lo leíste. No es un sí ni un no.',
    en: 'The administration asks you to confirm that you read it. It is neither a yes nor a no.',
  },
  confirm_done: { es: 'La administración ya sabe que lo leíste', en: 'The administration knows that you read it' },
  confirm_failed: { es: 'No se pudo confirmar', en: 'It could not be confirmed' },
  close: { es: 'Cerrar', en: 'Close' },
  gone: { es: 'Ese comunicado ya no está en tu lista', en: 'That announcement is no longer on your list' },
  from_administration: { es: 'Comunicado de la administración', en: 'Announcement of the administration' },
  more: {
    es: (count: number) => (count === 1 ? 'y 1 más' : `y ${count} más`),
    en: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  },
})

export const announcementDeskMessages = messages({
  condominium: { es: 'Condominio', en: 'Condominium' },
  no_condominium: { es: 'Todavía no tienes un condominio asignado', en: 'You have no condominium assigned yet' },
  none: { es: 'Todavía no hay comunicados', en: 'No announcements yet' },
  none_text: {
    es: 'Escribe a todo el condominio, a una torre o a unas casas. Verás quién lo recibió y quién lo abrió, por casa.',
    en: 'Write to the whole condominium, a tower or some homes. You will see by home if it was received and opened.',
  },
  write: { es: 'Escribir comunicado', en: 'Write announcement' },
  change: { es: 'Cambiar', en: 'Change' },
  change_title: { es: 'Cambiar comunicado', en: 'Change announcement' },
  audience: { es: 'A quién', en: 'To whom' },
  audiences: {
    everybody: { es: 'A todos: residentes, propietarios y guardias', en: 'Everyone: residents, owners and guards' },
    tower: { es: 'A una torre o calle', en: 'A tower or street' },
    units: { es: 'A unas unidades', en: 'Some units' },
    residents: { es: 'A los residentes', en: 'The residents' },
    owners: { es: 'A los propietarios', en: 'The owners' },
    guards: { es: 'A los guardias', en: 'The guards' },
  },
  audience_short: {
    everybody: { es: 'Todos', en: 'Everyone' },
    tower: { es: 'Torre o calle', en: 'Tower or street' },
    units: { es: 'Unidades', en: 'Units' },
    residents: { es: 'Residentes', en: 'Residents' },
    owners: { es: 'Propietarios', en: 'Owners' },
    guards: { es: 'Guardias', en: 'Guards' },
  },
  tower: { es: 'Torre o calle', en: 'Tower or street' },
  no_towers: {
    es: 'Ninguna unidad tiene torre o calle. Puedes escribirla en cada unidad.',
    en: 'No unit has a tower or street. You can write it at each unit.',
  },
  units: { es: 'Unidades', en: 'Units' },
  units_hint: {
    es: 'Lo leen los adultos y propietarios de estas unidades, no sus huéspedes ni empleados.',
    en: 'The adults and owners of these units read it, not their guests or employees.',
  },
  subject: { es: 'Título', en: 'Title' },
  body: { es: 'Texto', en: 'Text' },
  body_hint: {
    es: 'Una línea vacía empieza otro párrafo. Una dirección que empieza con https:// se vuelve enlace.',
    en: 'An empty line begins another paragraph. An address that begins with https:// becomes a link.',
  },
  asks: { es: 'Pedir “Enterado”', en: 'Ask for “I have read it”' },
  asks_hint: {
    es: 'Se queda en la pantalla de inicio de cada persona hasta que confirma que lo leyó.',
    en: 'It stays on the home screen of each person until they confirm that they read it.',
  },
  formal: { es: 'Convocatoria formal', en: 'Formal notice' },
  formal_hint: {
    es: 'Para una asamblea: lleva folio, no se puede cambiar ni terminar, y guarda una constancia por vivienda.',
    en: 'For an assembly: it gets a folio, cannot be changed or ended, and keeps a proof by home.',
  },
  formal_note: {
    es: 'Recibe su folio y llega de inmediato. Después solo otra convocatoria la corrige.',
    en: 'It gets its folio and arrives at once. Afterwards only another formal notice corrects it.',
  },
  corrects: { es: 'Corrige a (opcional)', en: 'Corrects (optional)' },
  notice: { es: (folio: string) => `Convocatoria ${folio}`, en: (folio: string) => `Formal notice ${folio}` },
  corrects_one: { es: (folio: string) => `Corrige la ${folio}`, en: (folio: string) => `Corrects ${folio}` },
  corrected_by: { es: (folio: string) => `La corrige la ${folio}`, en: (folio: string) => `Corrected by ${folio}` },
  send: { es: 'Envío', en: 'Sending' },
  sends: {
    now: { es: 'Ahora', en: 'Now' },
    later: { es: 'Después', en: 'Later' },
    draft: { es: 'Borrador', en: 'Draft' },
  },
  send_at: { es: 'Se envía el', en: 'Send on' },
  send_time: { es: 'Hora', en: 'Time' },
  ends_at: { es: 'Termina el (opcional)', en: 'Ends on (optional)' },
  ends_time: { es: 'Hora', en: 'Time' },
  submit: {
    now: { es: 'Enviar', en: 'Send' },
    later: { es: 'Programar', en: 'Schedule' },
    draft: { es: 'Guardar borrador', en: 'Save draft' },
  },
  saved: {
    now: { es: 'Comunicado enviado', en: 'Announcement sent' },
    later: { es: 'Comunicado programado', en: 'Announcement scheduled' },
    draft: { es: 'Borrador guardado', en: 'Draft saved' },
  },
  now_note: {
    es: 'Llega de inmediato y ya no se puede cambiar.',
    en: 'It arrives at once and can no longer be changed.',
  },
  states: {
    draft: { es: 'Borrador', en: 'Draft' },
    scheduled: { es: 'Programado', en: 'Scheduled' },
    sent: { es: 'Enviado', en: 'Sent' },
    ended: { es: 'Terminado', en: 'Ended' },
  },
  sends_on: { es: (when: string) => `Se envía ${when}`, en: (when: string) => `Will be sent ${when}` },
  written_by: { es: (who: string) => `Lo escribió ${who}`, en: (who: string) => `Written by ${who}` },
  withdraw: { es: 'Retirar', en: 'Withdraw' },
  withdraw_title: { es: '¿Retirar este comunicado?', en: 'Withdraw this announcement?' },
  withdraw_text: { es: 'Todavía no se envió a nadie. Se borra.', en: 'It was not sent to anyone yet. It is deleted.' },
  withdraw_done: { es: 'Comunicado retirado', en: 'Announcement withdrawn' },
  withdraw_failed: { es: 'El comunicado no se pudo retirar', en: 'The announcement could not be withdrawn' },
  end: { es: 'Terminar', en: 'End' },
  end_title: { es: '¿Terminar este comunicado?', en: 'End this announcement?' },
  end_text: {
    es: 'Deja las pantallas de inicio y las notificaciones. Sigue en la lista de quienes lo recibieron.',
    en: 'It leaves the home screens and notifications. It stays on the list of those who received it.',
  },
  end_done: { es: 'Comunicado terminado', en: 'Announcement ended' },
  end_failed: { es: 'El comunicado no se pudo terminar', en: 'The announcement could not be ended' },
  receipts: { es: 'Ver recepción', en: 'See receipts' },
  receipts_of: { es: (title: string) => `Ver recepción: ${title}`, en: (title: string) => `See receipts: ${title}` },
  opened_by: {
    es: (opened: string, homes: string) => `${opened} de ${homes} viviendas lo abrieron`,
    en: (opened: string, homes: string) => `${opened} of ${homes} homes opened it`,
  },
  received_by: {
    es: (received: string, homes: string) => `${received} de ${homes} lo recibieron`,
    en: (received: string, homes: string) => `${received} of ${homes} received it`,
  },
  confirmed_by: {
    es: (confirmed: string, homes: string) => `${confirmed} de ${homes} confirmaron`,
    en: (confirmed: string, homes: string) => `${confirmed} of ${homes} confirmed it`,
  },
  guards_by: {
    es: (opened: string, guards: string) => `${opened} de ${guards} guardias lo abrieron`,
    en: (opened: string, guards: string) => `${opened} of ${guards} guards opened it`,
  },
  received_hint: {
    es: 'Recibido: llegó a un teléfono o a un correo, o la aplicación lo mostró. No se dice quién de la casa.',
    en: 'Received: it reached a phone or an e-mail, or the app showed it. The person of the home is not named.',
  },
  without_account: { es: 'Sin cuenta', en: 'Without an account' },
  without_account_text: {
    es: 'En estas viviendas no hay una cuenta en uso. Imprime una hoja para cada una.',
    en: 'These homes have no account in use. Print a slip for each.',
  },
  print: { es: 'Imprimir hojas', en: 'Print slips' },
  all_homes: { es: 'Por vivienda', en: 'By home' },
  home: { es: 'Vivienda', en: 'Home' },
  received: { es: 'Recibido', en: 'Received' },
  opened: { es: 'Abierto', en: 'Opened' },
  confirmed: { es: 'Enterado', en: 'Confirmed' },
  not_yet: { es: 'Todavía no', en: 'Not yet' },
  no_account: { es: 'Sin cuenta', en: 'No account' },
  receipts_failed: { es: 'No se pudo cargar la recepción', en: 'The receipts could not be loaded' },
  slip_to: { es: (unit: string) => `Para la unidad ${unit}`, en: (unit: string) => `For unit ${unit}` },
  slip_foot: {
    es: 'Pide a la administración tu cuenta para recibir los comunicados en tu teléfono.',
    en: 'Ask the administration for your account to receive announcements on your phone.',
  },
})

/** A letter contains no text that a person typed, except the name of the place. */
export const announcementLetters = messages({
  pushed: { es: 'Hay un comunicado de la administración', en: 'There is an announcement of the administration' },
  subject: { es: 'Comunicado de la administración', en: 'Announcement of the administration' },
  text: {
    es: (place: LetterText, link: LetterText, files: boolean) =>
      `La administración de ${place} te envió un comunicado${files ? ' con archivos' : ''}.\n\n${files ? 'Léelo y abre sus archivos' : 'Léelo'} aquí: ${link}\n\nRecibes este correo porque tienes una cuenta en ${place}. Puedes apagar los correos en “Mi cuenta”.\n`,
    en: (place: LetterText, link: LetterText, files: boolean) =>
      `The administration of ${place} sent you an announcement${files ? ' with files' : ''}.\n\n${files ? 'Read it and open its files' : 'Read it'} here: ${link}\n\nYou get this e-mail because you have an account in ${place}. You can turn off e-mails in “My account”.\n`,
  },
})

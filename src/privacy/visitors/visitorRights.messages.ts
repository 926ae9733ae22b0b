/** Texts about visitors' own data: their page, and what the administration and hosts answer. */
import { messages } from '../../shared/messages.ts'

export const visitorFieldTexts = messages({
  name: { es: 'Nombre', en: 'First name' },
  last_name: { es: 'Apellido', en: 'Last name' },
  id_document: { es: 'Documento', en: 'ID document' },
  vehicle_plate: { es: 'Placa', en: 'License plate' },
})

/** The page of the visitor. */
export const ownDataTexts = messages({
  title: { es: 'Mis datos', en: 'My data' },
  subtitle: {
    es: (place: string) => `Lo que ${place} guarda de quien lleva este pase`,
    en: (place: string) => `What ${place} keeps about the holder of this pass`,
  },
  over: { es: 'Este enlace ya no muestra datos', en: 'This link shows no data any more' },
  over_text: {
    es: 'El pase cambió, o sus datos ya no están. Si tienes un enlace más nuevo, ábrelo.',
    en: 'The pass was changed, or its data is gone. If you have a newer link, open it.',
  },
  failed: { es: 'Revisa tu conexión y vuelve a intentar.', en: 'Check your connection and try again.' },
  kept: { es: 'Lo que se guarda', en: 'What is kept' },
  none: {
    es: 'Ya no se guarda ningún dato tuyo con este enlace.',
    en: 'No data about you is kept for this link any more.',
  },
  phone: { es: 'Teléfono', en: 'Telephone' },
  hidden: {
    es: 'Del documento y del teléfono se muestra solo el final, por si el enlace llegó a otras manos.',
    en: 'Only the end of document and telephone is shown, in case the link reached other hands.',
  },
  entries: { es: 'Entradas y salidas', en: 'Entries and exits' },
  no_entries: { es: 'Ninguna todavía.', en: 'None yet.' },
  entry: { es: 'Entrada', en: 'Entry' },
  exit: { es: 'Salida', en: 'Exit' },
  term: {
    es: (days: number, backups: number) =>
      `Cuando el pase termina, los datos se guardan ${days} días y luego se borran. En copias de seguridad quedan hasta ${backups} días más.`,
    en: (days: number, backups: number) =>
      `When the pass ends, the data is kept for ${days} days and then deleted. In backups it stays for up to ${backups} days more.`,
  },
  rights: { es: 'Tus derechos', en: 'Your rights' },
  rights_text: {
    es: 'Puedes pedir que se corrija un dato o que se borre todo. Nada cambia hasta que alguien responda: así nadie más con este enlace puede cambiarlo.',
    en: 'You can ask for a correction, or for everything to be deleted. Nothing changes until it is answered, so that no one else with this link can change it.',
  },
  correct: { es: 'Pedir una corrección', en: 'Request a correction' },
  delete: { es: 'Pedir que se borren', en: 'Request deletion' },
  waits: { es: 'Espera respuesta', en: 'Waiting for an answer' },
  waits_text: {
    es: (day: string) => `Tienen hasta el ${day} para responder. La respuesta aparecerá aquí.`,
    en: (day: string) => `They have until ${day} to answer. The answer will appear here.`,
  },
  asked: { es: (day: string) => `Pedida el ${day}`, en: (day: string) => `Requested on ${day}` },
  requests: { es: 'Tus peticiones', en: 'Your requests' },
  correction: { es: 'Corrección', en: 'Correction' },
  deletion: { es: 'Borrado', en: 'Deletion' },
  applied: { es: 'Hecho', en: 'Done' },
  applied_correction: {
    es: 'Los datos se corrigieron. Si el código cambió, pide el enlace nuevo a quien te invitó.',
    en: 'The data was corrected. If the code changed, ask your host for the new link.',
  },
  applied_deletion: {
    es: 'Tus datos se borraron. La bitácora conserva que alguien pasó, sin decir quién.',
    en: 'Your data was deleted. The log keeps that a person passed, without saying who.',
  },
  refused: { es: 'Rechazada', en: 'Refused' },
  lapsed: { es: 'Ya no hacía falta', en: 'No longer needed' },
  lapsed_text: {
    es: 'Los datos se borraron por su plazo antes de la respuesta.',
    en: 'The data was deleted at the end of its term before an answer.',
  },
  notice: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  ask: {
    correct_title: { es: 'Pedir una corrección', en: 'Request a correction' },
    correct_help: {
      es: 'Escribe solo lo que está mal, como debe quedar.',
      en: 'Write only what is wrong, as it should be.',
    },
    now: { es: (value: string) => `Ahora dice: ${value}`, en: (value: string) => `It says now: ${value}` },
    said: { es: 'Algo que debamos saber (opcional)', en: 'Anything we should know (optional)' },
    send: { es: 'Enviar petición', en: 'Send request' },
    sent: { es: 'Tu petición quedó registrada', en: 'Your request was recorded' },
    failed: { es: 'No se pudo registrar tu petición', en: 'Your request could not be recorded' },
    delete_title: { es: '¿Pedir que se borren tus datos?', en: 'Request deletion of your data?' },
    delete_text: {
      es: 'La administración lo verá. Si lo hace, el pase deja de servir y se borran nombre, documento, teléfono y placa, también de la bitácora.',
      en: 'The administration will see it. If they do it, the pass stops working and name, document, telephone and plate are deleted, also from the log.',
    },
  },
})

/** The desk of those who answer. */
export const visitorDeskTexts = messages({
  title: { es: 'Privacidad', en: 'Privacy' },
  subtitle: {
    es: 'Lo que los visitantes piden sobre sus datos, y el aviso de privacidad',
    en: 'What visitors ask about their data, and the privacy notice',
  },
  waiting: { es: 'Peticiones de visitantes', en: 'Requests of visitors' },
  none: { es: 'Nadie espera respuesta', en: 'No request is waiting' },
  none_text: {
    es: 'Aquí llega lo que un visitante pide desde el enlace de su pase: corregir un dato o borrarlos todos.',
    en: 'What a visitor asks by the link of their pass arrives here: to correct their data, or to delete it.',
  },
  failed: { es: 'No se pudieron cargar las peticiones', en: 'The requests could not be loaded' },
  answered: { es: 'Respondidas', en: 'Answered' },
  forgotten: { es: 'Visitante con datos borrados', en: 'Visitor whose data was deleted' },
  unnamed: { es: 'Nombre oculto o borrado', en: 'Name hidden or deleted' },
  unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
  correction: { es: 'Pide corregir', en: 'Requests a correction' },
  deletion: { es: 'Pide que se borren sus datos', en: 'Requests deletion of their data' },
  change: {
    es: (field: string, is: string, wants: string) => `${field}: de «${is}» a «${wants}»`,
    en: (field: string, is: string, wants: string) => `${field}: from “${is}” to “${wants}”`,
  },
  said: { es: (said: string) => `«${said}»`, en: (said: string) => `“${said}”` },
  due: { es: (day: string) => `Responde a más tardar el ${day}`, en: (day: string) => `Answer by ${day}` },
  overdue: { es: (day: string) => `Venció el ${day}`, en: (day: string) => `Was due on ${day}` },
  law: {
    es: (law: string | null) =>
      law ? `Plazo: ${law}. Pregunta a tu abogado.` : 'Pregunta a tu abogado qué plazo tienes.',
    en: (law: string | null) => (law ? `Term: ${law}. Ask your lawyer.` : 'Ask your lawyer which term you have.'),
  },
  impossible: {
    es: 'El pase ya terminó: lo escrito no se corrige.',
    en: 'The pass has ended: what was written is not corrected.',
  },
  forwarded: {
    es: 'Quien tiene el enlace no siempre es el visitante. Ante la duda, pídele que se identifique.',
    en: 'The person with the link is not always the visitor. If in doubt, ask them to identify themselves.',
  },
  correct: { es: 'Corregir', en: 'Correct' },
  delete: { es: 'Borrar sus datos', en: 'Delete their data' },
  refuse: { es: 'Rechazar', en: 'Refuse' },
  correct_title: { es: '¿Corregir los datos?', en: 'Correct the data?' },
  correct_text: {
    es: 'Quedan como el visitante los escribió. Si cambia el apellido, el documento o la placa, el código en su mano deja de servir: comparte el nuevo. La bitácora conserva lo que se dijo en su momento.',
    en: 'They become what the visitor wrote. If last name, document or plate change, the code in their hand stops working: share the new one. The log keeps what was said at the time.',
  },
  delete_title: { es: '¿Borrar los datos de este visitante?', en: 'Delete the data of this visitor?' },
  delete_text: {
    es: 'Su pase deja de servir y se borran nombre, documento, teléfono y placa, también de la bitácora. En las copias de seguridad quedan hasta que estas caducan.',
    en: 'Their pass stops working and name, document, telephone and plate are deleted, also from the log. In backups they stay until those expire.',
  },
  refuse_title: { es: 'Rechazar la petición', en: 'Refuse the request' },
  why: { es: 'Motivo, que el visitante leerá', en: 'Reason, which the visitor will read' },
  done_correction: { es: 'Datos corregidos', en: 'Data corrected' },
  done_deletion: { es: 'Datos borrados', en: 'Data deleted' },
  done_refused: { es: 'Petición rechazada', en: 'Request refused' },
  answer_failed: { es: 'No se pudo responder', en: 'The answer could not be saved' },
  applied: { es: 'Hecho', en: 'Done' },
  refused: { es: 'Rechazada', en: 'Refused' },
  lapsed: { es: 'Borrado por su plazo', en: 'Deleted at its term' },
  by: {
    es: (who: string | null, day: string) => (who ? `${who}, ${day}` : day),
    en: (who: string | null, day: string) => (who ? `${who}, ${day}` : day),
  },
  home: { es: 'Un visitante pide corregir sus datos', en: 'A visitor requests a correction' },
})

import { messages } from '../../shared/messages.ts'

export const visitorFieldTexts = messages({
  name: { es: 'Nombre', en: 'First name' },
  last_name: { es: 'Apellido', en: 'Last name' },
  id_document: { es: 'Documento', en: 'ID document' },
  vehicle_plate: { es: 'Placa', en: 'License plate' },
})

export const ownDataTexts = messages({
  title: { es: 'Mis datos', en: 'My data' },
  subtitle: {
    es: (place: string) => `Datos de este pase en ${place}`,
    en: (place: string) => `Data of this pass at ${place}`,
  },
  over: { es: 'Este enlace ya no muestra datos', en: 'This link shows no data any more' },
  over_text: {
    es: 'El pase cambió, o ya borramos sus datos. Si tienes un enlace más nuevo, ábrelo.',
    en: 'The pass changed, or its data has been deleted. If you have a newer link, open it.',
  },
  failed: { es: 'Revisa tu conexión y vuelve a intentar.', en: 'Check your connection and try again.' },
  kept: { es: 'Datos guardados', en: 'Stored data' },
  none: {
    es: 'Ya no guardamos datos tuyos con este enlace.',
    en: 'We no longer keep data about you for this link.',
  },
  phone: { es: 'Teléfono', en: 'Phone' },
  hidden: {
    es: 'Mostramos solo el final del documento y del teléfono, por si otra persona tiene el enlace.',
    en: 'We show only the end of the document and the phone, in case another person has the link.',
  },
  entries: { es: 'Entradas y salidas', en: 'Entries and exits' },
  no_entries: { es: 'Ninguna todavía.', en: 'None yet.' },
  entry: { es: 'Entrada', en: 'Entry' },
  exit: { es: 'Salida', en: 'Exit' },
  term: {
    es: (days: number, backups: number) =>
      `Borramos los datos ${days} días después de que el pase termina. En las copias de seguridad siguen hasta ${backups} días más.`,
    en: (days: number, backups: number) =>
      `We delete the data ${days} days after the pass ends. In backups it stays for up to ${backups} days more.`,
  },
  rights: { es: 'Tus derechos', en: 'Your rights' },
  rights_text: {
    es: 'Puedes pedir que corrijan un dato o que borren todo. Nada cambia hasta que la administración responda.',
    en: 'You can ask for a correction, or for everything to be deleted. Nothing changes until the administration answers.',
  },
  correct: { es: 'Pedir una corrección', en: 'Ask for a correction' },
  delete: { es: 'Pedir que los borren', en: 'Ask to delete them' },
  waits: { es: 'Espera respuesta', en: 'Waiting for an answer' },
  waits_text: {
    es: (day: string) => `Responderán a más tardar el ${day}. Verás la respuesta aquí.`,
    en: (day: string) => `They will answer by ${day}. You will see the answer here.`,
  },
  asked: { es: (day: string) => `Pedida el ${day}`, en: (day: string) => `Requested on ${day}` },
  requests: { es: 'Tus peticiones', en: 'Your requests' },
  correction: { es: 'Corrección', en: 'Correction' },
  deletion: { es: 'Borrado', en: 'Deletion' },
  applied: { es: 'Hecho', en: 'Done' },
  applied_correction: {
    es: 'Tus datos están corregidos. Si tu código ya no sirve, pide el enlace nuevo a la persona que te invitó.',
    en: 'Your data is corrected. If your code no longer works, ask the person who invited you for the new link.',
  },
  applied_deletion: {
    es: 'Tus datos están borrados. La bitácora conserva la entrada, pero sin tu nombre.',
    en: 'Your data is deleted. The log keeps the entry, but without your name.',
  },
  refused: { es: 'Rechazada', en: 'Refused' },
  lapsed: { es: 'Ya no hacía falta', en: 'No longer needed' },
  lapsed_text: {
    es: 'Los datos se borraron por su antigüedad antes de la respuesta.',
    en: 'The data was deleted because of its age before the answer.',
  },
  notice: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  ask: {
    correct_title: { es: 'Pedir una corrección', en: 'Ask for a correction' },
    correct_help: {
      es: 'Escribe el dato correcto. Deja los demás como están.',
      en: 'Write the correct data. Leave the rest as it is.',
    },
    now: { es: (value: string) => `Ahora dice: ${value}`, en: (value: string) => `It says now: ${value}` },
    said: { es: 'Un mensaje (opcional)', en: 'A message (optional)' },
    send: { es: 'Enviar petición', en: 'Send request' },
    sent: { es: 'Petición enviada', en: 'Request sent' },
    failed: { es: 'No se pudo enviar tu petición', en: 'Your request could not be sent' },
    delete_title: { es: '¿Pedir que borren tus datos?', en: 'Ask to delete your data?' },
    delete_text: {
      es: 'La administración recibe tu petición. Si la acepta, tu pase deja de servir y se borran tu nombre, documento, teléfono y placa, también de la bitácora.',
      en: 'The administration gets your request. If it agrees, your pass stops working, and your name, document, phone and plate are deleted, also from the log.',
    },
  },
})

export const visitorDeskTexts = messages({
  title: { es: 'Privacidad', en: 'Privacy' },
  waiting: { es: 'Peticiones de visitantes', en: 'Requests of visitors' },
  none: { es: 'Nadie espera respuesta', en: 'No request is waiting' },
  none_text: {
    es: 'Con el enlace de su pase un visitante puede pedir que corrijas o borres sus datos. Sus peticiones llegan aquí.',
    en: 'With the link of their pass a visitor can ask you to correct or delete their data. Their requests arrive here.',
  },
  failed: { es: 'No se pudieron cargar las peticiones', en: 'The requests could not be loaded' },
  answered: { es: 'Respondidas', en: 'Answered' },
  forgotten: { es: 'Visitante con datos borrados', en: 'Visitor whose data was deleted' },
  unnamed: { es: 'Nombre oculto o borrado', en: 'Name hidden or deleted' },
  unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
  correction: { es: 'Pide corregir', en: 'Asks for a correction' },
  deletion: { es: 'Pide borrar sus datos', en: 'Asks to delete their data' },
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
    es: 'El pase ya terminó: sus datos no se pueden corregir.',
    en: 'The pass has ended: its data cannot be corrected.',
  },
  forwarded: {
    es: 'A veces otra persona tiene el enlace. Si dudas, pídele que se identifique.',
    en: 'Sometimes another person has the link. If in doubt, ask them to identify themselves.',
  },
  correct: { es: 'Corregir', en: 'Correct' },
  delete: { es: 'Borrar sus datos', en: 'Delete their data' },
  refuse: { es: 'Rechazar', en: 'Refuse' },
  correct_title: { es: '¿Corregir los datos?', en: 'Correct the data?' },
  correct_text: {
    es: 'Se guardan los datos que escribió el visitante. Si cambia el apellido, el documento o la placa, su código deja de servir: envíale el nuevo. La bitácora no cambia.',
    en: 'The data that the visitor wrote is saved. If last name, document or plate change, their code stops working: send them the new one. The log does not change.',
  },
  delete_title: { es: '¿Borrar los datos de este visitante?', en: 'Delete the data of this visitor?' },
  delete_text: {
    es: 'Su pase deja de servir y se borran su nombre, documento, teléfono y placa, también de la bitácora. En las copias de seguridad siguen hasta que se borran las copias.',
    en: 'Their pass stops working, and their name, document, phone and plate are deleted, also from the log. In backups they stay until the backups are deleted.',
  },
  refuse_title: { es: 'Rechazar la petición', en: 'Refuse the request' },
  why: { es: 'Motivo (el visitante lo lee)', en: 'Reason (the visitor reads it)' },
  done_correction: { es: 'Datos corregidos', en: 'Data corrected' },
  done_deletion: { es: 'Datos borrados', en: 'Data deleted' },
  done_refused: { es: 'Petición rechazada', en: 'Request refused' },
  answer_failed: { es: 'No se pudo responder', en: 'The answer could not be saved' },
  applied: { es: 'Hecho', en: 'Done' },
  refused: { es: 'Rechazada', en: 'Refused' },
  lapsed: { es: 'Borrado por antigüedad', en: 'Deleted because of age' },
  by: {
    es: (who: string | null, day: string) => (who ? `${who}, ${day}` : day),
    en: (who: string | null, day: string) => (who ? `${who}, ${day}` : day),
  },
  home: { es: 'Un visitante pide corregir sus datos', en: 'A visitor asks for a correction' },
})

import { messages } from '../../shared/messages.ts'

export const noticeProofTexts = messages({
  file: { es: 'constancia', en: 'proof' },
  title: {
    es: (folio: string) => `Constancia de la convocatoria ${folio}`,
    en: (folio: string) => `Proof of the formal notice ${folio}`,
  },
  facts: { es: 'La convocatoria', en: 'The formal notice' },
  notice: { es: 'Folio de la convocatoria', en: 'Folio of the notice' },
  subject: { es: 'Título', en: 'Title' },
  audience: { es: 'A quién', en: 'To whom' },
  by: { es: 'La escribió', en: 'Written by' },
  sent: { es: 'Se envió', en: 'Sent' },
  corrects: { es: 'Corrige la convocatoria', en: 'Corrects the notice' },
  corrected: { es: 'La corrige la convocatoria', en: 'Corrected by the notice' },
  made: { es: 'Archivo hecho por', en: 'File made by' },
  text: { es: 'Texto enviado', en: 'Text that was sent' },
  files: { es: 'Archivos enviados', en: 'Files that were sent' },
  file_hash: {
    es: 'Un archivo es el mismo si su SHA-256 es igual. Cambia con un solo bit.',
    en: 'A file is the same if its SHA-256 is equal. It changes with a single bit.',
  },
  homes: { es: 'Recepción por vivienda', en: 'Receipts by home' },
  home: { es: 'Vivienda', en: 'Home' },
  received: { es: 'Recibido', en: 'Received' },
  opened: { es: 'Abierto', en: 'Opened' },
  confirmed: { es: 'Enterado', en: 'Confirmed' },
  not_yet: { es: 'Todavía no', en: 'Not yet' },
  no_account: { es: 'Sin cuenta', en: 'No account' },
  worth: { es: 'Qué prueba esta hoja', en: 'What this file proves' },
  counted: {
    es: (homes: number, received: number, opened: number, confirmed: number) =>
      `De ${homes} viviendas, ${received} la recibieron, ${opened} la abrieron y ${confirmed} confirmaron.`,
    en: (homes: number, received: number, opened: number, confirmed: number) =>
      `Of ${homes} homes, ${received} received it, ${opened} opened it and ${confirmed} confirmed it.`,
  },
  meaning: {
    es: 'Recibido: llegó a un teléfono o a un servidor de correo, o la aplicación lo mostró. Abierto: una persona de la vivienda abrió el texto. Enterado: lo confirmó. Cada hora es la primera de la vivienda.',
    en: 'Received: it reached a phone or a mail server, or the app showed it. Opened: a person of the home opened the text. Confirmed: they confirmed it. Each time is the first of the home.',
  },
  fixed: {
    es: 'Una convocatoria enviada no cambia ni termina: solo otra convocatoria la corrige. Las viviendas son las que había al enviarla.',
    en: 'A sent formal notice never changes or ends: only another notice corrects it. The homes are those of the moment of sending.',
  },
})

export const noticeProofButtonTexts = messages({
  button: { es: 'Guardar constancia (PDF)', en: 'Save proof (PDF)' },
  done: { es: 'Constancia guardada, folio', en: 'Proof saved, folio' },
  failed: { es: 'No se pudo hacer la constancia', en: 'The proof could not be made' },
})

/** Why the server refuses an act on an announcement. */
import { messages } from '../shared/messages.ts'

export const announcementRefusals = messages({
  announcement_title_length: {
    es: 'El título debe tener entre 1 y 120 letras.',
    en: 'The title has 1 to 120 letters.',
  },
  announcement_body_length: {
    es: 'El texto debe tener entre 1 y 4,000 letras.',
    en: 'The text has 1 to 4,000 letters.',
  },
  announcement_tower_unknown: {
    es: 'El condominio no tiene esa torre o calle. Elige una de la lista.',
    en: 'The condominium has no such tower or street. Choose one of the list.',
  },
  announcement_unit_unknown: {
    es: 'Una de las unidades ya no existe. Elige las unidades otra vez.',
    en: 'One of the units no longer exists. Choose the units again.',
  },
  announcement_units: {
    es: 'Elige entre 1 y 200 unidades.',
    en: 'Choose 1 to 200 units.',
  },
  announcement_send_soon: {
    es: 'Elige para el envío una fecha de los próximos 366 días.',
    en: 'Choose a sending date within the next 366 days.',
  },
  announcement_ends_later: {
    es: 'El comunicado debe terminar después de enviarse.',
    en: 'The announcement must end after it is sent.',
  },
  announcement_sent: {
    es: 'Ese comunicado ya se envió. Puedes terminarlo antes de su fecha y escribir otro.',
    en: 'That announcement was already sent. You can end it early and write another one.',
  },
  announcement_formal_stays: {
    es: 'Una convocatoria formal no termina. Escribe otra que la corrija.',
    en: 'A formal notice never ends. Write another one that corrects it.',
  },
  announcement_formal_endless: {
    es: 'Una convocatoria formal no lleva fecha de término.',
    en: 'A formal notice has no end date.',
  },
  announcement_formal_homes: {
    es: 'Una convocatoria formal es para viviendas, no para guardias.',
    en: 'A formal notice is for homes, not for guards.',
  },
  announcement_corrects_unknown: {
    es: 'La convocatoria que corriges no existe o no se ha enviado.',
    en: 'The formal notice that you correct does not exist or was not sent.',
  },
  announcement_file_unreadable: {
    es: 'Ese archivo no es una foto JPEG ni un PDF completo.',
    en: 'That file is neither a JPEG photo nor a whole PDF.',
  },
  announcement_file_gone: {
    es: 'Uno de los archivos ya no está. Quítalo y agrégalo otra vez.',
    en: 'One of the files is gone. Remove it and add it again.',
  },
  announcement_files_number: {
    es: 'Un comunicado lleva hasta cuatro fotos y un PDF.',
    en: 'An announcement has up to four pictures and one PDF.',
  },
  announcement_files_too_many: {
    es: 'Agregaste muchos archivos en un día. Intenta mañana.',
    en: 'You added many files in one day. Try again tomorrow.',
  },
  announcement_file_words_length: {
    es: 'Las descripciones de las fotos y el nombre del PDF son muy largos.',
    en: 'The descriptions of the pictures and the name of the PDF are too long.',
  },
  announcement_only_ends_earlier: {
    es: 'Un comunicado enviado solo puede terminar antes.',
    en: 'A sent announcement can only end earlier.',
  },
})

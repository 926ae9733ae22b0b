import { grouped } from '../shared/grouped.ts'
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

interface Removed {
  visits: number
  log_lines: number
  guests: number
}

export const condominiumMessages = messages({
  success: { es: 'Éxito', en: 'Done' },
  title: { es: 'Gestión de Condominios', en: 'Condominium management' },
  add: { es: 'Nuevo condominio', en: 'New condominium' },
  add_first: { es: 'Crear Primer Condominio', en: 'Create the first condominium' },
  search: { es: 'Buscar condominios', en: 'Search condominiums' },
  name: { es: 'Nombre', en: 'Name' },
  address: { es: 'Dirección', en: 'Address' },
  no_address: { es: 'Sin dirección', en: 'No address' },
  people: { es: 'Usuarios', en: 'Users' },
  created: { es: 'Fecha de creación', en: 'Created on' },
  edit: { es: 'Editar', en: 'Edit' },
  remove: { es: 'Eliminar', en: 'Delete' },
  invitation: { es: 'Invitación', en: 'Invitation' },
  listed: { es: 'En la lista pública', en: 'Publicly listed' },
  unlisted: { es: 'Solo con invitación', en: 'By invitation only' },
  no_admin: { es: 'Sin administrador', en: 'No administrator' },
  only_unrun: { es: 'Sin administrador', en: 'No administrator' },
  empty_title: { es: 'No hay condominios', en: 'There are no condominiums' },
  empty_text: {
    es: 'Crea el primero para que sus residentes puedan registrarse.',
    en: 'Create the first one so that its residents can register.',
  },
  empty_mine: { es: 'Todavía no tienes condominios asignados.', en: 'No condominiums are assigned to you yet.' },
  empty_mine_text: {
    es: 'Pide al super administrador que te asigne uno.',
    en: 'Ask the super administrator to assign one to you.',
  },
  none_found: { es: 'Ningún condominio coincide con la búsqueda', en: 'No condominium matches the search' },
  none_found_text: { es: 'Cambia la búsqueda.', en: 'Change the search.' },
  failed: { es: 'No se pudieron cargar los condominios', en: 'The condominiums could not be loaded' },
  form: {
    create_title: { es: 'Nuevo condominio', en: 'New condominium' },
    edit_title: { es: 'Editar condominio', en: 'Edit condominium' },
    name: { es: 'Nombre del Condominio', en: 'Condominium name' },
    address: { es: 'Dirección', en: 'Address' },
    time_zone: { es: 'Zona horaria', en: 'Time zone' },
    time_zone_hint: {
      es: 'Decide cuándo empieza y termina el día en la caseta',
      en: 'Decides when the day begins and ends at the gate',
    },
    country: { es: 'País', en: 'Country' },
    country_hint: {
      es: 'Decide qué palabras dice la caseta: Alto o Pare',
      en: 'Decides which words the gate says',
    },
    country_of_zone: {
      es: (name: string) => `El de la zona horaria (${name})`,
      en: (name: string) => `That of the time zone (${name})`,
    },
    country_unknown: { es: 'sin país', en: 'none' },
    listed: { es: 'Mostrar en la lista de registro', en: 'Show in the registration list' },
    listed_hint: {
      es: 'Si no, las personas necesitan el enlace de invitación',
      en: 'If not, people need the invitation link',
    },
    retention_days: { es: 'Días que se guardan los datos', en: 'Days that data is kept' },
    retention_hint: {
      es: 'Después se borran el nombre, documento, teléfono y placa de cada visita',
      en: 'Then the name, document, phone and plate of each visit are deleted',
    },
    next_retention: {
      es: (days: number, day: string) => `Desde el ${day} serán ${days} días. Hasta entonces puedes deshacerlo.`,
      en: (days: number, day: string) => `From ${day} it will be ${days} days. Until then you can undo it.`,
    },
    next_retention_by: { es: (who: string) => `Lo pidió ${who}.`, en: (who: string) => `Asked for by ${who}.` },
    keep_retention: { es: (days: number) => `Dejar ${days} días`, en: (days: number) => `Keep ${days} days` },
    retention_kept: { es: 'Los días no cambian', en: 'The days do not change' },
    retention_keep_failed: { es: 'No se pudo deshacer', en: 'It could not be undone' },
    shorter_later: {
      es: 'Si son menos días, el cambio empieza 30 días después de guardar, y avisamos a los demás administradores.',
      en: 'Fewer days begin 30 days after saving, and we notify the other administrators.',
    },
    foreseen: {
      es: (days: number, { visits, log_lines, guests }: Removed) =>
        `Con ${days} días, hoy se borrarían para siempre los datos de ${grouped(visits)} autorizaciones, ${grouped(log_lines)} renglones de la bitácora y ${grouped(guests)} invitados. El cambio empieza 30 días después de guardar. Hasta entonces puedes deshacerlo aquí.`,
      en: (days: number, { visits, log_lines, guests }: Removed) =>
        `With ${days} days, today the data of ${grouped(visits)} authorizations, ${grouped(log_lines)} log lines and ${grouped(guests)} guests would be deleted forever. The change begins 30 days after saving. Until then you can undo it here.`,
    },
    zone_moved: {
      es: (bookings: number, passes: number) =>
        `Si cambias la zona horaria, las próximas reservas (${grouped(bookings)}) conservan su hora. Los pases con fecha (${grouped(passes)}) terminan en el mismo momento, pero su hora se verá distinta.`,
      en: (bookings: number, passes: number) =>
        `If you change the time zone, upcoming reservations (${grouped(bookings)}) keep their time. Passes with a date (${grouped(passes)}) end at the same moment, but their time will look different.`,
    },
    last_cleaning: {
      es: (day: string, visits: number, lines: number, guests: number) =>
        `Última limpieza: ${day}; se borraron los datos de ${grouped(visits)} autorizaciones, ${grouped(lines)} renglones de la bitácora de accesos y ${grouped(guests)} invitados.`,
      en: (day: string, visits: number, lines: number, guests: number) =>
        `Last cleaning: ${day}; the data of ${grouped(visits)} authorizations, ${grouped(lines)} lines of the access log and ${grouped(guests)} guests was deleted.`,
    },
    last_cleaning_nothing: {
      es: (day: string) => `Última limpieza: ${day}; no había nada que borrar.`,
      en: (day: string) => `Last cleaning: ${day}; there was nothing to delete.`,
    },
    no_cleaning: {
      es: 'Todavía no se ha hecho la primera limpieza diaria.',
      en: 'The first daily cleaning has not been done yet.',
    },
    log_resident_entries: {
      es: 'Registrar entradas y salidas de residentes',
      en: 'Log the entries and exits of residents',
    },
    log_resident_entries_hint: {
      es: 'La caseta las anota en la bitácora. Cada residente ve las suyas cuando descarga sus datos.',
      en: 'The gate writes them in the access log. Each resident sees their own when they download their data.',
    },
    homes_invite: {
      es: 'Cada casa puede invitar a su familia',
      en: 'Each home may invite its family',
    },
    homes_invite_hint: {
      es: 'Los residentes crean en «Mi cuenta» un código para unirse a su casa. La administración aprueba cada cuenta.',
      en: 'Residents make a code to join their home in “My account”. The administration approves each account.',
    },
    photos_on_passes: { es: 'Fotos en los pases', en: 'Photos on passes' },
    photos_on_passes_hint: {
      es: 'Una casa puede agregar la foto de su colaborador, visita permanente o residente, y la caseta la compara a simple vista. Sin esta opción no se ven y se borran las que ya hay.',
      en: 'A home may add the photo of its worker, permanent visitor or resident, and the guard compares it by eye. Without this option they are not shown, and existing ones are deleted.',
    },
    office_phone: { es: 'Teléfono de la administración', en: 'Phone of the administration' },
    office_hint: { es: 'Lo ven los residentes y los propietarios.', en: 'Residents and owners see it.' },
    office_whatsapp: { es: 'WhatsApp de la administración', en: 'WhatsApp of the administration' },
    whatsapp_hint: {
      es: 'Con la clave del país, por ejemplo +52 55 1234 5678.',
      en: 'With the country code, for example +52 55 1234 5678.',
    },
    create: { es: 'Crear condominio', en: 'Create condominium' },
    save: { es: 'Guardar cambios', en: 'Save changes' },
  },
  next: {
    title: { es: (name: string) => `Siguientes pasos para ${name}`, en: (name: string) => `Next steps for ${name}` },
    admin: { es: 'Asigna a su administrador', en: 'Assign its administrator' },
    units: { es: 'Agrega sus unidades', en: 'Add its units' },
    residents: { es: 'Importa a sus residentes', en: 'Import its residents' },
    text: {
      es: 'Ya tiene una caseta y sus amenidades.',
      en: 'It has a gate and its amenities already.',
    },
  },
  created_done: { es: 'Condominio creado correctamente', en: 'Condominium created successfully' },
  changed_done: { es: 'Condominio actualizado correctamente', en: 'Condominium updated successfully' },
  removed_done: { es: 'Condominio eliminado correctamente', en: 'Condominium deleted successfully' },
  save_failed: { es: 'No se pudo guardar el condominio', en: 'The condominium could not be saved' },
  remove_failed: { es: 'No se pudo eliminar el condominio', en: 'The condominium could not be deleted' },
  remove_title: {
    es: '¿Estás seguro de que quieres eliminar este condominio?',
    en: 'Are you sure you want to delete this condominium?',
  },
  remove_text: {
    es: (name: string) => `${name} ya no aparecerá en Garita. Su bitácora se conserva los días que elegiste.`,
    en: (name: string) => `${name} will no longer appear in Garita. Its access log is kept for the days you chose.`,
  },
  remove_held: {
    es: (people: number) =>
      people === 1
        ? 'Hay una persona en este condominio: muévela o elimínala primero.'
        : `Hay ${grouped(people)} personas en este condominio: muévelas o elimínalas primero.`,
    en: (people: number) =>
      people === 1
        ? 'There is one person in this condominium: move or delete them first.'
        : `There are ${grouped(people)} people in this condominium: move or delete them first.`,
  },
  close: { es: 'Cerrar', en: 'Close' },
  see_people: {
    es: (people: number) => (people === 1 ? 'Ver a la persona' : `Ver a las ${grouped(people)} personas`),
    en: (people: number) => (people === 1 ? 'See the person' : `See the ${grouped(people)} people`),
  },
  invite: {
    title: { es: (name: string) => `Invitación a ${name}`, en: (name: string) => `Invitation to ${name}` },
    text: {
      es: 'Con este enlace cualquier persona puede pedir una cuenta de residente. La administración aprueba cada cuenta.',
      en: 'With this link anyone can ask for a resident account. The administration approves each account.',
    },
    link: { es: 'Enlace de invitación', en: 'Invitation link' },
    copy: { es: 'Copiar enlace', en: 'Copy link' },
    copied: { es: 'Copiado', en: 'Copied' },
    renew: { es: 'Cambiar enlace', en: 'Change link' },
    renew_title: { es: '¿Cambiar el enlace?', en: 'Change the link?' },
    renew_text: {
      es: 'El enlace actual dejará de servir de inmediato.',
      en: 'The current link stops working at once.',
    },
    renewed: { es: 'Enlace cambiado', en: 'Link changed' },
  },
})

export const condominiumLetters = messages({
  retention_subject: { es: 'Los datos de visitas se borrarán antes', en: 'Visitors’ data will be removed sooner' },
  retention: {
    es: (place: LetterText, days: number, nextDays: number, day: LetterText, link: LetterText) =>
      `Un administrador de ${place} pidió guardar los datos de las visitas ${nextDays} días en lugar de ${days}.\n\nEl cambio empieza el ${day}. Los datos borrados no se pueden recuperar. Si no está bien, deshazlo antes de ese día en los ajustes del condominio:\n\n${link}\n`,
    en: (place: LetterText, days: number, nextDays: number, day: LetterText, link: LetterText) =>
      `An administrator of ${place} asked to keep visitors’ data for ${nextDays} days instead of ${days}.\n\nThe change begins on ${day}. Deleted data cannot be recovered. If this is not right, undo it before that day in the settings of the condominium:\n\n${link}\n`,
  },
})

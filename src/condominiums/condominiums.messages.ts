/** Texts for running condominiums. */
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
  subtitle: { es: 'Los condominios de esta instalación', en: 'The condominiums of this installation' },
  subtitle_mine: { es: 'Los condominios que administras', en: 'The condominiums that you administer' },
  add: { es: 'Nuevo Condominio', en: 'New condominium' },
  add_first: { es: 'Crear Primer Condominio', en: 'Create the first condominium' },
  search: { es: 'Buscar condominios', en: 'Search condominiums' },
  name: { es: 'Nombre', en: 'Name' },
  address: { es: 'Dirección', en: 'Address' },
  no_address: { es: 'Sin dirección', en: 'No address' },
  people: { es: 'Usuarios', en: 'Users' },
  created: { es: 'Fecha de Creación', en: 'Created on' },
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
    es: 'Pide a la super administración que te asigne uno.',
    en: 'Ask a super administrator to assign one to you.',
  },
  none_found: { es: 'Ningún condominio coincide con la búsqueda', en: 'No condominium matches the search' },
  none_found_text: { es: 'Cambia la búsqueda.', en: 'Change the search.' },
  failed: { es: 'No se pudieron cargar los condominios', en: 'The condominiums could not be loaded' },
  form: {
    create_title: { es: 'Nuevo Condominio', en: 'New condominium' },
    edit_title: { es: 'Editar Condominio', en: 'Edit condominium' },
    name: { es: 'Nombre del Condominio', en: 'Condominium name' },
    address: { es: 'Dirección', en: 'Address' },
    time_zone: { es: 'Zona horaria', en: 'Time zone' },
    time_zone_hint: {
      es: 'Decide cuándo empieza y termina el día en la garita',
      en: 'Decides when the day begins and ends at the gate',
    },
    country: { es: 'País', en: 'Country' },
    country_hint: {
      es: 'Decide qué palabras dice la garita: Alto o Pare',
      en: 'Decides which words the gate says',
    },
    country_of_zone: {
      es: (name: string) => `El de la zona horaria (${name})`,
      en: (name: string) => `That of the time zone (${name})`,
    },
    country_unknown: { es: 'sin país', en: 'none' },
    listed: { es: 'Mostrar en la lista de registro', en: 'Show in the registration list' },
    listed_hint: {
      es: 'Si no, solo se llega con el enlace de invitación',
      en: 'Otherwise it is reached only with the invitation link',
    },
    retention_days: { es: 'Días de conservación', en: 'Days kept' },
    retention_hint: {
      es: 'Después se borran nombre, documento, teléfono y placa de cada visita',
      en: 'Then the name, document, phone and plate of each visit are removed',
    },
    next_retention: {
      es: (days: number, day: string) => `Desde el ${day} serán ${days} días. Hasta entonces se puede deshacer.`,
      en: (days: number, day: string) => `From ${day} it will be ${days} days. Until then it can be taken back.`,
    },
    next_retention_by: { es: (who: string) => `Lo pidió ${who}.`, en: (who: string) => `Asked for by ${who}.` },
    keep_retention: { es: (days: number) => `Conservar ${days} días`, en: (days: number) => `Keep ${days} days` },
    retention_kept: { es: 'Los días de conservación siguen igual', en: 'The days kept stay as they are' },
    retention_keep_failed: { es: 'No se pudo deshacer', en: 'It could not be taken back' },
    shorter_later: {
      es: 'Si son menos días, el cambio empieza 30 días después de guardar y se avisa a las demás personas que administran.',
      en: 'Fewer days take effect 30 days after saving, and the other administrators are notified.',
    },
    foreseen: {
      es: (days: number, { visits, log_lines, guests }: Removed) =>
        `Con ${days} días, hoy se borrarían para siempre los datos de ${grouped(visits)} autorizaciones, ${grouped(log_lines)} renglones de la bitácora y ${grouped(guests)} invitados. Empieza 30 días después de guardar; hasta entonces se puede deshacer aquí mismo.`,
      en: (days: number, { visits, log_lines, guests }: Removed) =>
        `With ${days} days, today the data of ${grouped(visits)} authorizations, ${grouped(log_lines)} log lines and ${grouped(guests)} guests would be removed for good. It begins 30 days after saving; until then it can be taken back right here.`,
    },
    zone_moved: {
      es: (bookings: number, passes: number) =>
        `Al cambiar la zona horaria, las reservas que vienen (${grouped(bookings)}) conservan su hora de reloj. Los pases con fecha que siguen vigentes (${grouped(passes)}) valen hasta el mismo instante: su hora se verá distinta.`,
      en: (bookings: number, passes: number) =>
        `With another time zone, upcoming reservations (${grouped(bookings)}) keep their clock time. Dated passes still in force (${grouped(passes)}) are valid until the same moment: their hour will look different.`,
    },
    last_cleaning: {
      es: (day: string, visits: number, lines: number, guests: number) =>
        `Última limpieza: ${day}; se borraron los datos de ${grouped(visits)} autorizaciones, ${grouped(lines)} renglones de la bitácora de accesos y ${grouped(guests)} invitados.`,
      en: (day: string, visits: number, lines: number, guests: number) =>
        `Last cleaning: ${day}; the data of ${grouped(visits)} authorizations, ${grouped(lines)} lines of the access log and ${grouped(guests)} guests was removed.`,
    },
    last_cleaning_nothing: {
      es: (day: string) => `Última limpieza: ${day}; no había nada que borrar.`,
      en: (day: string) => `Last cleaning: ${day}; there was nothing to remove.`,
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
      es: 'La garita las anota en la bitácora; cada residente encuentra las suyas al descargar sus datos.',
      en: 'The gate writes them in the access log; each resident finds their own among the data they download.',
    },
    homes_invite: {
      es: 'Cada vivienda puede invitar a los suyos',
      en: 'Each home may invite its own people',
    },
    homes_invite_hint: {
      es: 'Los residentes hacen en Mi cuenta un código para unirse a su unidad. La administración aprueba cada cuenta.',
      en: 'Residents make a code to join their unit in My account. The administration approves each account.',
    },
    create: { es: 'Crear Condominio', en: 'Create condominium' },
    save: { es: 'Guardar cambios', en: 'Save changes' },
  },
  next: {
    title: { es: (name: string) => `Lo que sigue para ${name}`, en: (name: string) => `What comes next for ${name}` },
    admin: { es: 'Asigna su administración', en: 'Assign its management' },
    units: { es: 'Agrega sus unidades', en: 'Add its units' },
    residents: { es: 'Importa a sus residentes', en: 'Import its residents' },
    text: {
      es: 'Ya tiene una garita y sus amenidades.',
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
    es: (name: string) =>
      `${name} dejará de aparecer en el producto. Su bitácora de accesos se conserva el tiempo establecido.`,
    en: (name: string) => `${name} will no longer appear in the product. Its access log is kept for the set time.`,
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
      es: 'Quien tenga este enlace puede pedir una cuenta de residente aquí. La administración aprueba cada solicitud.',
      en: 'Anyone with this link can ask for a resident account here. The administration approves each request.',
    },
    link: { es: 'Enlace de invitación', en: 'Invitation link' },
    copy: { es: 'Copiar enlace', en: 'Copy link' },
    copied: { es: 'Copiado', en: 'Copied' },
    renew: { es: 'Cambiar enlace', en: 'Change link' },
    renew_title: { es: '¿Cambiar el enlace?', en: 'Change the link?' },
    renew_text: {
      es: 'El enlace actual dejará de servir de inmediato.',
      en: 'The present link stops working at once.',
    },
    renewed: { es: 'Enlace cambiado', en: 'Link changed' },
  },
})

export const condominiumLetters = messages({
  retention_subject: { es: 'Los datos de visitas se borrarán antes', en: 'Visitors’ data will be removed sooner' },
  retention: {
    es: (place: LetterText, days: number, nextDays: number, day: LetterText, link: LetterText) =>
      `Alguien que administra ${place} pidió conservar los datos de las visitas ${nextDays} días en lugar de ${days}.\n\nCuenta desde el ${day}. Lo que se borra entonces no se puede recuperar. Si no está bien, deshazlo antes de ese día en los ajustes del condominio:\n\n${link}\n`,
    en: (place: LetterText, days: number, nextDays: number, day: LetterText, link: LetterText) =>
      `Someone who administers ${place} asked to keep visitors’ data for ${nextDays} days instead of ${days}.\n\nIt counts from ${day}. What is removed then cannot be recovered. If this is not right, take it back before that day in the settings of the condominium:\n\n${link}\n`,
  },
})

import { messages } from '../shared/messages.ts'

export const authorizationRefusals = messages({
  home_refuses_person: {
    es: 'Tu casa no recibe a esta persona. Si ya quieres recibirla, quítala primero de «Personas que no recibes».',
    en: 'Your home does not receive this person. If you want to receive them again, remove them first from “People you do not receive”.',
  },
  home_invites_itself: {
    es: 'Una persona que vive en la casa debe autorizar esta visita. Pídeselo.',
    en: 'A person who lives in the home must authorize this visit. Ask them.',
  },
  authorization_needs_home: {
    es: 'Tu cuenta no tiene un condominio, o todavía no está aprobada. Habla con la administración.',
    en: 'Your account has no condominium, or is not approved yet. Talk to the administration.',
  },
  own_pass_paused: {
    es: 'Tu pase está en pausa. Habla con la administración.',
    en: 'Your pass is paused. Talk to the administration.',
  },
  authorization_too_many: {
    es: 'Ya tienes 1000 autorizaciones. Elimina las que ya no uses.',
    en: 'You already have 1000 authorizations. Delete those you no longer use.',
  },
  authorization_deleted_often: {
    es: 'Hoy ya eliminaste 100 autorizaciones. Vuelve a intentarlo mañana.',
    en: 'You have deleted 100 authorizations today. Try again tomorrow.',
  },
  authorization_window: {
    es: 'La visita debe terminar después de empezar y durar 366 días como máximo.',
    en: 'The visit must end after it begins and last 366 days at most.',
  },
  authorization_window_past: {
    es: 'La fecha de fin ya pasó. Elige una fecha futura.',
    en: 'The end date has passed. Choose a future date.',
  },
  authorization_window_whole: { es: 'Escribe las dos fechas.', en: 'Enter both dates.' },
  authorization_needs_window: {
    es: 'Escribe cuándo empieza y cuándo termina la visita.',
    en: 'Enter when the visit starts and ends.',
  },
  authorization_transition: { es: 'Ese cambio de estado no es posible.', en: 'That change of status is not possible.' },
  authorization_not_active: {
    es: 'Ya terminó: no puedes cambiarla ni eliminarla.',
    en: 'It is over: you cannot change or delete it.',
  },
  authorization_over: {
    es: 'Ya había terminado. No cambió nada.',
    en: 'It had already ended. Nothing changed.',
  },
  authorization_inside: {
    es: 'Está dentro del condominio. Registra primero su salida.',
    en: 'They are inside. Record their exit first.',
  },
  group_inside: {
    es: 'Ya entraron más personas de este grupo. Espera a que salgan para bajar el número.',
    en: 'More people of this group are inside. Wait until they leave to lower the number.',
  },
  authorization_not_suspendable: {
    es: 'Ya estaba así. Revisa su estado.',
    en: 'It is already like that. Check its status.',
  },
  access_numbers_used_up: {
    es: 'Usaste demasiados números de acceso en los últimos 30 días. Espera unos días o pide ayuda a la administración.',
    en: 'You used too many access numbers in the last 30 days. Wait a few days, or ask the administration for help.',
  },
  access_numbers_exhausted: {
    es: 'No quedan números de acceso libres en este condominio. Avisa a la administración.',
    en: 'There are no free access numbers left in this condominium. Tell the administration.',
  },
  access_number_held: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  access_number_length: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  pass_dead: { es: 'Esta autorización no tiene un pase que sirva.', en: 'This authorization has no pass that works.' },
  visit_over: {
    es: 'Este pase ya no sirve. Pide uno nuevo a la persona que te invitó.',
    en: 'This pass no longer works. Ask the person who invited you for a new one.',
  },
  access_log_is_append_only: { es: 'La bitácora no se puede cambiar.', en: 'The access log cannot be changed.' },
  access_log_event: { es: 'Ese evento no existe.', en: 'That event does not exist.' },
  authorization_type: { es: 'Ese tipo de autorización no existe.', en: 'That kind of authorization does not exist.' },
  authorization_status: { es: 'Ese estado no existe.', en: 'That state does not exist.' },
  authorization_unit_length: { es: 'La unidad no es válida.', en: 'The unit is not valid.' },
  authorization_name_length: { es: 'El nombre es obligatorio', en: 'The name is required' },
  authorization_last_name_length: { es: 'El apellido es demasiado largo.', en: 'The last name is too long.' },
  authorization_document_length: { es: 'El documento es demasiado largo.', en: 'The document is too long.' },
  authorization_phone_length: { es: 'El teléfono es demasiado largo.', en: 'The phone number is too long.' },
  authorization_plate_shape: { es: 'La placa no es válida.', en: 'The plate is not valid.' },
  authorization_relationship_length: { es: 'La relación no es válida.', en: 'The relationship is not valid.' },
  authorization_details_size: { es: 'Es demasiado texto.', en: 'That is too much text.' },
  authorization_private_size: { es: 'Es demasiado texto.', en: 'That is too much text.' },
  authorization_pass_taken: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  authorization_generation_range: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  authorization_number_shape: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  authorization_of_resident: { es: 'La autorización no tiene residente.', en: 'The authorization has no resident.' },
  pass_key_range: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  pass_key_length: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  condominium_key_length: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  installation_key_length: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  installation_key_purpose: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  holder_secret_length: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
  pass_key_exists: { es: 'Vuelve a intentarlo.', en: 'Please try again.' },
})

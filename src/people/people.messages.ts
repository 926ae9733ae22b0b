import { grouped } from '../shared/grouped.ts'
import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const peopleMessages = messages({
  success: { es: 'Éxito', en: 'Done' },
  users: {
    title: { es: 'Gestión de Usuarios', en: 'User management' },
    total: { es: 'Total Usuarios', en: 'Total users' },
    approved: { es: 'Aprobados', en: 'Approved' },
    pending: { es: 'Pendientes', en: 'Pending' },
    rejected: { es: 'Rechazados', en: 'Rejected' },
    search: { es: 'Nombre, unidad, correo o teléfono', en: 'Name, unit, e-mail or phone' },
    all_roles: { es: 'Todos los roles', en: 'All roles' },
    all_states: { es: 'Todos los estados', en: 'All states' },
    all_condominiums: { es: 'Todos los condominios', en: 'All condominiums' },
    no_condominium: { es: 'Ningún condominio coincide', en: 'No condominium matches' },
    sort: { es: 'Ordenar', en: 'Sort' },
    role_filter: { es: 'Rol', en: 'Role' },
    state_filter: { es: 'Estado', en: 'Status' },
    user: { es: 'Usuario', en: 'User' },
    condominium: { es: 'Condominio', en: 'Condominium' },
    unit: { es: 'Unidad', en: 'Unit' },
    role: { es: 'Rol', en: 'Role' },
    state: { es: 'Estado', en: 'Status' },
    date: { es: 'Fecha', en: 'Date' },
    no_email: { es: 'Sin correo', en: 'No e-mail' },
    unconfirmed: { es: 'Correo sin confirmar', en: 'E-mail not confirmed' },
    removals: {
      es: (number: number) =>
        number === 1
          ? 'Una persona pidió eliminar sus datos. Para hacerlo, elimina su cuenta.'
          : `${grouped(number)} personas pidieron eliminar sus datos. Para hacerlo, elimina sus cuentas.`,
      en: (number: number) =>
        number === 1
          ? 'One person asked us to delete their data. To do it, delete their account.'
          : `${grouped(number)} people asked us to delete their data. To do it, delete their accounts.`,
    },
    want_removal: { es: 'Piden eliminar sus datos', en: 'Ask to delete their data' },
    unstarted: { es: 'Sin empezar', en: 'Not started' },
    figures: { es: 'Cuentas por estado', en: 'Accounts by status' },
    see_all: { es: 'Ver a todos', en: 'See everyone' },
    by_code: {
      es: (name: string) => `Usó el código de la unidad que dio ${name}`,
      en: (name: string) => `Used the code of the unit from ${name}`,
    },
    wants_removal: {
      es: (day: string) => `Pidió eliminar sus datos el ${day}`,
      en: (day: string) => `Asked to delete their data on ${day}`,
    },
    no_name: { es: 'Sin nombre', en: 'No name' },
    not_assigned: { es: 'No asignado', en: 'Not assigned' },
    more_places: { es: (more: number) => `y ${more} más`, en: (more: number) => `and ${more} more` },
    edit: { es: 'Editar', en: 'Edit' },
    approve: { es: 'Aprobar', en: 'Approve' },
    reject: { es: 'Rechazar', en: 'Reject' },
    remove: { es: 'Eliminar', en: 'Delete' },
    condominiums: { es: 'Condominios', en: 'Condominiums' },
    empty_title: { es: 'No se encontraron usuarios', en: 'No users found' },
    empty_text: { es: 'Cambia la búsqueda o los filtros.', en: 'Change the search or the filters.' },
    first_title: { es: 'Todavía no hay usuarios', en: 'No users yet' },
    first_text: {
      es: 'Aquí aparecerán las personas que se registren en tus condominios.',
      en: 'The people who register at your condominiums will appear here.',
    },
    failed: { es: 'No se pudieron cargar los usuarios', en: 'The users could not be loaded' },
  },
  sorts: {
    newest: { es: 'Más recientes primero', en: 'Newest first' },
    name: { es: 'Por nombre', en: 'By name' },
    unit: { es: 'Por unidad', en: 'By unit' },
    state: { es: 'Pendientes primero', en: 'Pending first' },
  },
  edit: {
    title: { es: 'Editar usuario', en: 'Edit user' },
    full_name: { es: 'Nombre completo', en: 'Full name' },
    email: { es: 'Email', en: 'E-mail' },
    email_hint: {
      es: 'Si lo cambias, avisamos al correo anterior, y la persona debe confirmar el nuevo.',
      en: 'If you change it, we notify the old address, and the person must confirm the new one.',
    },
    email_hint_first: {
      es: 'Le enviamos un correo para confirmarlo.',
      en: 'We send them an e-mail to confirm it.',
    },
    email_hint_at_once: {
      es: 'El correo nuevo sirve en cuanto guardas. Esta instalación no envía correos: avísale tú.',
      en: 'The new e-mail works as soon as you save. This installation sends no e-mail: tell them yourself.',
    },
    email_taken_away: {
      es: 'Sin correo no podrá recuperar su contraseña: tendrás que darle un código.',
      en: 'Without an e-mail they cannot reset their password: you will have to give them a code.',
    },
    phone_number: { es: 'Teléfono', en: 'Phone' },
    role: { es: 'Rol', en: 'Role' },
    state: { es: 'Estado', en: 'Status' },
    condominium: { es: 'Condominio', en: 'Condominium' },
    unit_number: { es: 'Número de unidad', en: 'Unit number' },
    role_note: {
      es: 'Si cambias el rol o la unidad, los pases de esta persona dejan de servir de inmediato.',
      en: 'If you change the role or the unit, the passes of this person stop working at once.',
    },
    save: { es: 'Guardar cambios', en: 'Save changes' },
    saved: { es: 'Usuario actualizado correctamente', en: 'User updated successfully' },
    role_saved: { es: 'Rol actualizado correctamente', en: 'Role updated successfully' },
    role_failed: { es: 'No se pudo actualizar el rol', en: 'The role could not be updated' },
    failed: { es: 'No se pudo actualizar el usuario', en: 'The user could not be updated' },
    decided_approved: { es: 'Usuario aprobado correctamente', en: 'User approved successfully' },
    decided_rejected: { es: 'Usuario rechazado correctamente', en: 'User rejected successfully' },
    unexpected: {
      es: 'Error al procesar la solicitud. Intenta nuevamente.',
      en: 'Error processing the request. Please try again.',
    },
    decide_failed: { es: 'No se pudo actualizar el estado del usuario', en: 'The user status could not be updated' },
    reject_title: { es: '¿Rechazar a esta persona?', en: 'Reject this person?' },
    reject_text: {
      es: (name: string) => `${name} no podrá entrar a Garita.`,
      en: (name: string) => `${name} will not be able to use Garita.`,
    },
    reject_reason: { es: 'Motivo (opcional)', en: 'Reason (optional)' },
    reject_reason_hint: {
      es: 'La persona lo lee al iniciar sesión. También se guarda en la bitácora de cambios.',
      en: 'The person reads it when they sign in. It is also kept in the change log.',
    },
    told_by_mail: { es: 'Le avisaremos por correo.', en: 'We notify them by e-mail.' },
    not_told: {
      es: 'Esta instalación no envía correos: avísale tú.',
      en: 'This installation sends no e-mail: tell them yourself.',
    },
    remove_title: { es: '¿Eliminar a esta persona?', en: 'Delete this person?' },
    remove_text: {
      es: (name: string) => `Se eliminarán los datos y la cuenta de ${name}. La bitácora de accesos se conserva.`,
      en: (name: string) => `The data and the account of ${name} will be deleted. The access log is kept.`,
    },
    remove_confirm: { es: 'Eliminar Permanentemente', en: 'Delete permanently' },
    removed: { es: 'Usuario eliminado', en: 'User deleted' },
    remove_failed: { es: 'No se pudo eliminar el usuario', en: 'The user could not be deleted' },
  },
  security: {
    act: { es: 'Seguridad', en: 'Security' },
    title: { es: (name: string) => `Seguridad de ${name}`, en: (name: string) => `Security of ${name}` },
    last_sign_in: { es: 'Último inicio de sesión', en: 'Last sign-in' },
    never: { es: 'Ninguno en el último año', en: 'None in the last year' },
    failed_tries: { es: 'Intentos fallidos en 30 días', en: 'Failed tries in 30 days' },
    end_all: { es: 'Cerrar todas sus sesiones', en: 'End all their sessions' },
    end_title: { es: '¿Cerrar todas sus sesiones?', en: 'End all their sessions?' },
    end_text: {
      es: (name: string) =>
        `${name} tendrá que iniciar sesión otra vez en cada navegador. Si trabaja en una caseta, sus registros sin enviar esperan hasta entonces.`,
      en: (name: string) =>
        `${name} will have to sign in again on every browser. If they work at a gate, their unsent records wait until then.`,
    },
    ended: { es: 'Sesiones cerradas', en: 'Sessions ended' },
    end_failed: { es: 'No se pudieron cerrar las sesiones', en: 'The sessions could not be ended' },
    close: { es: 'Cerrar', en: 'Close' },
  },
  assign: {
    title: { es: (name: string) => `Condominios de ${name}`, en: (name: string) => `Condominiums of ${name}` },
    none: { es: 'Todavía no tiene condominios asignados.', en: 'No condominiums assigned yet.' },
    add: { es: 'Asignar condominio', en: 'Assign condominium' },
    choose: { es: 'Elige un condominio', en: 'Choose a condominium' },
    submit: { es: 'Asignar', en: 'Assign' },
    remove: { es: (name: string) => `Quitar ${name}`, en: (name: string) => `Remove ${name}` },
    remove_confirm: { es: 'Quitar', en: 'Remove' },
    remove_title: {
      es: (name: string, place: string) => `¿Quitar a ${name} de ${place}?`,
      en: (name: string, place: string) => `Remove ${name} from ${place}?`,
    },
    remove_text: {
      es: (name: string, place: string) => `${name} dejará de ver y de atender ${place} de inmediato.`,
      en: (name: string, place: string) => `${name} will stop seeing and attending ${place} at once.`,
    },
    last_admin: {
      es: (place: string) => `Nadie más administra ${place}: nadie responderá sus solicitudes.`,
      en: (place: string) => `Nobody else manages ${place}: nobody will answer its requests.`,
    },
    for_good: {
      es: 'También trabaja en otro condominio. Después solo el super administrador podrá asignarle este.',
      en: 'They also work at another condominium. Afterwards only the super administrator can assign this one.',
    },
    assigned: { es: 'Condominio asignado correctamente', en: 'Condominium assigned successfully' },
    removed: { es: 'Asignación removida correctamente', en: 'Assignment removed successfully' },
    assign_failed: { es: 'No se pudo asignar el condominio', en: 'The condominium could not be assigned' },
    remove_failed: { es: 'No se pudo remover la asignación', en: 'The assignment could not be removed' },
    all_assigned: { es: 'No hay más condominios por asignar.', en: 'There are no more condominiums to assign.' },
    close: { es: 'Cerrar', en: 'Close' },
  },
  approvals: {
    title: { es: 'Panel de Administración', en: 'Administration panel' },
    tab: { es: 'Aprobaciones', en: 'Approvals' },
    waiting: { es: 'Usuarios Pendientes', en: 'Pending users' },
    registered: { es: 'Fecha de registro', en: 'Registration date' },
    invited: {
      es: (count: number) => `Aprobar a ${count} personas con código de su unidad`,
      en: (count: number) => `Approve ${count} people with a code of their unit`,
    },
    invited_title: {
      es: (count: number) => `¿Aprobar a estas ${count} personas?`,
      en: (count: number) => `Approve these ${count} people?`,
    },
    invited_text: {
      es: 'Se registraron con el código de su unidad. Revisa que cada una viva ahí. Las demás personas de la unidad reciben un aviso.',
      en: 'They registered with the code of their unit. Check that each of them lives there. The other people of the unit get a notice.',
    },
    invited_done: { es: 'Aprobadas: ya pueden usar Garita.', en: 'Approved: they can now use Garita.' },
    approved: { es: 'Usuario Aprobado', en: 'User approved' },
    rejected: { es: 'Usuario Rechazado', en: 'User rejected' },
    approved_text: {
      es: (name: string) => `${name} ya puede usar Garita.`,
      en: (name: string) => `${name} can use Garita now.`,
    },
    approved_unassigned: {
      es: 'Cuenta aprobada. Falta asignarle un condominio.',
      en: 'Account approved. It still needs a condominium.',
    },
    rejected_text: {
      es: (name: string) => `${name} no podrá entrar a Garita.`,
      en: (name: string) => `${name} will not be able to use Garita.`,
    },
    failed: { es: 'No se pudieron cargar los usuarios pendientes', en: 'The pending users could not be loaded' },
    empty_title: { es: 'No hay usuarios pendientes', en: 'There are no pending users' },
    empty_text: { es: 'Todas las solicitudes han sido procesadas.', en: 'All requests have been processed.' },
  },
  operators: {
    title: { es: 'Gestión de Operadores', en: 'Operator management' },
    total: { es: 'Total Operadores', en: 'Total operators' },
    active: { es: 'Asignaciones Activas', en: 'Active assignments' },
    active_hint: { es: 'De operadores y administradores', en: 'Of operators and administrators' },
    condominiums: { es: 'Condominios', en: 'Condominiums' },
    search: { es: 'Buscar operadores...', en: 'Search operators...' },
    operator: { es: 'Operador', en: 'Operator' },
    state: { es: 'Estado', en: 'Status' },
    state_active: { es: 'Activo', en: 'Active' },
    state_pending: { es: 'Pendiente', en: 'Pending' },
    state_rejected: { es: 'Rechazado', en: 'Rejected' },
    assigned: { es: 'Condominios asignados', en: 'Assigned condominiums' },
    manage: { es: 'Gestionar', en: 'Manage' },
    new_assignment: { es: 'Asignar Operador', en: 'Assign operator' },
    dialog_title: { es: 'Asignar Operador a Condominio', en: 'Assign operator to condominium' },
    choose_operator: { es: 'Elige un operador', en: 'Choose an operator' },
    choose_both: {
      es: 'Debe seleccionar un operador y un condominio',
      en: 'You must select an operator and a condominium',
    },
    saved: { es: 'Operador asignado correctamente', en: 'Operator assigned successfully' },
    save_failed: { es: 'No se pudo asignar el operador', en: 'The operator could not be assigned' },
    take_away: { es: 'Quitar', en: 'Remove' },
    removed: { es: 'Asignación eliminada correctamente', en: 'Assignment deleted successfully' },
    remove_failed: { es: 'No se pudo eliminar la asignación', en: 'The assignment could not be deleted' },
    failed: { es: 'No se pudieron cargar los datos', en: 'The details could not be loaded' },
    empty_title: { es: 'No se encontraron operadores', en: 'No operators found' },
    empty_text: {
      es: 'Crea a los operadores en «Gestión de Usuarios» o apruébalos cuando se registren. Aquí les asignas condominios.',
      en: 'Create operators in “User management”, or approve them when they register. Here you assign condominiums to them.',
    },
    assignments_failed: { es: 'No se pudieron cargar las asignaciones', en: 'The assignments could not be loaded' },
    summary: { es: 'Resumen de Asignaciones', en: 'Assignment summary' },
    since: { es: 'Fecha de asignación', en: 'Assigned on' },
    by: { es: 'Asignó', en: 'Assigned by' },
    by_unknown: { es: 'Sistema', en: 'System' },
    summary_empty: { es: 'Todavía no hay asignaciones', en: 'No assignments yet' },
    summary_empty_text: {
      es: 'Asigna un operador a un condominio para verlo aquí.',
      en: 'Assign an operator to a condominium to see it here.',
    },
  },
  directory: {
    title: { es: 'Directorio de Residentes', en: 'Resident directory' },
    resident: { es: 'Residente', en: 'Resident' },
    email: { es: 'Email', en: 'E-mail' },
    phone: { es: 'Teléfono', en: 'Phone' },
    contact: { es: 'Email y teléfono', en: 'E-mail and phone' },
    covered: { es: 'Teléfono cubierto', en: 'Covered phone' },
    registered: { es: 'Fecha de registro', en: 'Registered on' },
    details: { es: 'Detalles', en: 'Details' },
    empty: { es: 'No se encontraron residentes', en: 'No residents found' },
    empty_text: { es: 'Cambia la búsqueda o el condominio.', en: 'Change the search or the condominium.' },
    failed: { es: 'No se pudo cargar el directorio', en: 'The directory could not be loaded' },
  },
})

export const peopleLetters = messages({
  approved_subject: { es: 'Tu cuenta de Garita fue aprobada', en: 'Your Garita account was approved' },
  approved: {
    es: (name: LetterText | null, link: LetterText) =>
      `Hola${name ? `, ${name}` : ''}:\n\nLa administración aprobó tu cuenta. Ya puedes usar Garita:\n\n${link}\n`,
    en: (name: LetterText | null, link: LetterText) =>
      `Hello${name ? ` ${name}` : ''},\n\nThe administration approved your account. You can now use Garita:\n\n${link}\n`,
  },
  rejected_subject: { es: 'Tu cuenta de Garita fue rechazada', en: 'Your Garita account was rejected' },
  rejected: {
    es: (name: LetterText | null, link: LetterText | null) =>
      `Hola${name ? `, ${name}` : ''}:\n\nLa administración rechazó tu cuenta. Si crees que es un error, habla con la administración de tu condominio.\n${link ? `\nInicia sesión para leer el motivo:\n\n${link}\n` : ''}`,
    en: (name: LetterText | null, link: LetterText | null) =>
      `Hello${name ? ` ${name}` : ''},\n\nThe administration rejected your account. If you think this is a mistake, talk to the administration of your condominium.\n${link ? `\nSign in to read the reason:\n\n${link}\n` : ''}`,
  },
})

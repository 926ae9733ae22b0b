/** Texts of the supervisor's screen. */
import { messages } from '../../shared/messages.ts'

export const supervisionMessages = messages({
  title: { es: 'Guardias y garitas', en: 'Guards and gates' },
  subtitle: {
    es: 'Quién está en turno, cómo están las garitas y qué se dejó pasar con motivo',
    en: 'Who is on duty, how the gates are doing, and what was let in with a reason',
  },
  none_assigned: {
    es: 'Todavía no tienes condominios asignados. La administración te los asignará.',
    en: 'You have no condominiums assigned yet. The administration will assign them.',
  },
  gates: {
    title: { es: 'Garitas ahora', en: 'Gates now' },
    failed: { es: 'No se pudieron cargar las garitas', en: 'The gates could not be loaded' },
    empty: { es: 'Todavía no hay garitas.', en: 'There are no gates yet.' },
    alive: { es: 'En línea', en: 'Online' },
    silent: { es: 'Sin señal', en: 'No signal' },
    none: { es: 'Sin estación', en: 'No station' },
    on_duty: {
      es: (name: string, since: string) => `En turno: ${name}, desde ${since}`,
      en: (name: string, since: string) => `On duty: ${name}, since ${since}`,
    },
    nobody: { es: 'Nadie en turno', en: 'Nobody on duty' },
    seen: { es: (when: string) => `Última señal: ${when}`, en: (when: string) => `Last seen: ${when}` },
    minutes: {
      es: (length: string) => `${length} sin línea en 24 h`,
      en: (length: string) => `${length} without line in 24 h`,
    },
    check: { es: 'Revisión de inicio:', en: 'Start check:' },
    device_silent: {
      es: (name: string, when: string) => `${name}: sin señal, última ${when}`,
      en: (name: string, when: string) => `${name}: no signal, last ${when}`,
    },
    device_never: { es: (name: string) => `${name}: nunca se usó`, en: (name: string) => `${name}: never used` },
    devices_well: {
      es: (count: number) => (count === 1 ? '1 equipo con señal' : `${count} equipos con señal`),
      en: (count: number) => (count === 1 ? '1 device with a signal' : `${count} devices with a signal`),
    },
  },
  guards: {
    title: { es: 'Guardias', en: 'Guards' },
    failed: { es: 'No se pudieron cargar los guardias', en: 'The guards could not be loaded' },
    empty: { es: 'Todavía no hay guardias', en: 'There are no guards yet' },
    empty_text: { es: 'Da de alta al primero con «Nuevo guardia».', en: 'Add the first one with “New guard”.' },
    name: { es: 'Guardia', en: 'Guard' },
    state: { es: 'Estado', en: 'Status' },
    places: { es: 'Condominios', en: 'Condominiums' },
    signs_in: { es: 'Inicia sesión como', en: 'Signs in as' },
    active: { es: 'Activo', en: 'Active' },
    not_started: { es: 'Sin empezar', en: 'Not started' },
    suspended: { es: 'Suspendido', en: 'Suspended' },
    by_administration: { es: 'Por la administración', en: 'By the administration' },
    no_sign_in: { es: 'Elige al empezar', en: 'Chosen when they begin' },
  },
  create: {
    open: { es: 'Nuevo guardia', en: 'New guard' },
    name: { es: 'Nombre completo', en: 'Full name' },
    submit: { es: 'Dar de alta', en: 'Add' },
    saved: { es: 'Guardia dado de alta', en: 'Guard added' },
    places: { es: 'Condominio', en: 'Condominium' },
  },
  suspend: {
    act: { es: 'Suspender', en: 'Suspend' },
    title: { es: (name: string) => `Suspender a ${name}`, en: (name: string) => `Suspend ${name}` },
    text: {
      es: 'Su sesión se cierra en este momento en todos los equipos y no puede volver a entrar. La bitácora guarda lo que hizo.',
      en: 'Their session ends at once on every device, and they cannot sign in again. The log keeps what they did.',
    },
    done: { es: 'Guardia suspendido', en: 'Guard suspended' },
    failed: { es: 'No se suspendió', en: 'Not suspended' },
  },
  reinstate: {
    act: { es: 'Reincorporar', en: 'Reinstate' },
    done: { es: 'Guardia reincorporado', en: 'Guard reinstated' },
    failed: { es: 'No se reincorporó', en: 'Not reinstated' },
  },
  relieve: {
    act: { es: 'Relevar', en: 'Relieve' },
    from: { es: (place: string) => `Relevar de ${place}`, en: (place: string) => `Relieve from ${place}` },
    title: {
      es: (name: string, place: string) => `Relevar a ${name} de ${place}`,
      en: (name: string, place: string) => `Relieve ${name} from ${place}`,
    },
    text: {
      es: 'Deja de trabajar en este condominio en este momento. Si no tiene otro de los tuyos, sale de tu lista y solo un super administrador puede volver a asignarlo.',
      en: 'They stop working in this condominium at once. Without another one of yours they leave your list, and only a super administrator can assign them again.',
    },
    done: { es: 'Guardia relevado', en: 'Guard relieved' },
    failed: { es: 'No se relevó', en: 'Not relieved' },
  },
  overrides: {
    title: { es: 'Se dejó pasar con motivo', en: 'Let in with a reason' },
    about: {
      es: 'De los últimos 30 días. Aquí no se ve quién entró ni a qué casa: eso lo consulta la administración.',
      en: 'Of the last 30 days. Who came in and to which home is not shown here: the administration looks that up.',
    },
    failed: { es: 'No se pudieron cargar', en: 'They could not be loaded' },
    empty: { es: 'Nadie entró con motivo', en: 'Nobody was let in with a reason' },
    empty_text: {
      es: 'Aquí aparece cada entrada que la pantalla no autorizaba.',
      en: 'Each entry that the screen did not authorize appears here.',
    },
    when: { es: 'Fecha y hora', en: 'Date and time' },
    gate: { es: 'Acceso', en: 'Gate' },
    guard: { es: 'Guardia', en: 'Guard' },
    verdict: { es: 'La pantalla decía', en: 'The screen said' },
    reason: { es: 'Motivo', en: 'Reason' },
    by_phone: { es: 'Autorizado por teléfono', en: 'Authorized by phone' },
    own_word: { es: 'Decisión del guardia', en: 'The guard’s decision' },
    untold: { es: 'Sin dato', en: 'Not told' },
  },
})

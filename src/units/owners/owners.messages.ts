import { messages } from '../../shared/messages.ts'

export const ownerMessages = messages({
  title: { es: (unit: string) => `Propietario de ${unit}`, en: (unit: string) => `Owner of ${unit}` },
  loading: { es: 'Propietario', en: 'Owner' },
  announcements: { es: 'Comunicados', en: 'Announcements' },
  subtitle: {
    es: (place: string) => `${place}: ves las reservas y las reglas. No ves qué hacen las personas que viven ahí.`,
    en: (place: string) =>
      `${place}: you see the reservations and the rules. You do not see what the people who live there do.`,
  },
  stays: { es: 'Estancias cortas', en: 'Short stays' },
  failed: { es: 'No se pudo cargar la unidad', en: 'The unit could not be loaded' },
  dwellers: { es: 'Quién vive ahí', en: 'Who lives there' },
  nobody: { es: 'Nadie tiene cuenta', en: 'Nobody has an account' },
  dweller: { es: 'Residente', en: 'Resident' },
  since: { es: (day: string) => `desde el ${day}`, en: (day: string) => `since ${day}` },
  leaves: { es: (day: string) => `hasta el ${day}`, en: (day: string) => `until ${day}` },
  bookings: { es: 'Reservas de la unidad', en: 'Reservations of the unit' },
  no_bookings: { es: 'Ninguna en los últimos 90 días', en: 'None in the last 90 days' },
  status: {
    pending: { es: 'Pendiente', en: 'Pending' },
    approved: { es: 'Aprobada', en: 'Approved' },
    rejected: { es: 'Rechazada', en: 'Rejected' },
    cancelled: { es: 'Cancelada', en: 'Canceled' },
  },
  rules: { es: 'Reglas de las amenidades', en: 'Rules of the amenities' },
  no_rules: { es: 'La administración no ha escrito reglas.', en: 'The administration has written no rules.' },
  visits: { es: 'Visitas de la unidad', en: 'Visits of the unit' },
  visits_text: {
    es: 'Las ves porque una persona que vive ahí lo permitió.',
    en: 'You see them because a person who lives there allowed it.',
  },
  no_visits: { es: 'Ninguna desde entonces', en: 'None since then' },
  entry: { es: 'Entrada', en: 'Entry' },
  exit: { es: 'Salida', en: 'Exit' },
  office: {
    owners: { es: 'Propietarios que no viven ahí', en: 'Owners who do not live there' },
    none: { es: 'Ninguno', en: 'None' },
    add: { es: 'Agregar propietario', en: 'Add an owner' },
    add_title: { es: (unit: string) => `Propietario de ${unit}`, en: (unit: string) => `Owner of ${unit}` },
    add_text: {
      es: 'Verá las reservas de la unidad y las reglas. No verá visitas ni nombres, no autoriza entradas y la caseta no le pregunta.',
      en: 'They will see the reservations of the unit and the rules. They see no visits and no names, authorize no entries, and the gate does not ask them.',
    },
    email: { es: 'Correo', en: 'E-mail' },
    email_hint: {
      es: 'El correo de su cuenta.',
      en: 'The e-mail of their account.',
    },
    name: { es: 'Nombre, si todavía no tiene cuenta', en: 'Name, if they have no account yet' },
    added: { es: 'Propietario agregado', en: 'Owner added' },
    sees: {
      es: (who: string, day: string) => `ve las visitas: ${who} lo permitió el ${day}`,
      en: (who: string, day: string) => `sees the visits: ${who} allowed it on ${day}`,
    },
    sees_not: { es: 'no ve las visitas', en: 'does not see the visits' },
    agree: { es: 'Visitas', en: 'Visits' },
    asked: {
      es: (day: string) => `preguntamos a la casa el ${day}; todavía no ve las visitas`,
      en: (day: string) => `we asked the home on ${day}; does not see the visits yet`,
    },
    ask_title: {
      es: (name: string) => `¿Preguntar si ${name} puede ver las visitas?`,
      en: (name: string) => `Ask whether ${name} may see the visits?`,
    },
    ask_text: {
      es: 'Los adultos de la casa reciben un aviso. Si uno acepta, el propietario ve las visitas desde ese momento. Cualquiera de ellos puede quitar el permiso.',
      en: 'The adults of the home get a notice. If one of them agrees, the owner sees the visits from that moment. Any of them can take the permission back.',
    },
    ask: { es: 'Preguntar', en: 'Ask' },
    asked_done: { es: 'Pregunta enviada a la casa', en: 'Question sent to the home' },
    ask_failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
    take_back_title: {
      es: (name: string) => `¿Que ${name} ya no vea las visitas?`,
      en: (name: string) => `Stop ${name} from seeing the visits?`,
    },
    take_back_text: {
      es: 'Termina el permiso que dio la casa, o la pregunta que le hicimos.',
      en: 'The permission of the home ends, or our question to the home.',
    },
    take_back: { es: 'Quitar permiso', en: 'Take permission back' },
    taken_back: { es: 'Ya no ve las visitas', en: 'They no longer see the visits' },
    end: { es: 'Quitar', en: 'Remove' },
    end_title: {
      es: (name: string) => `¿Quitar a ${name} como propietario?`,
      en: (name: string) => `Remove ${name} as owner?`,
    },
    end_text: { es: 'Deja de ver la unidad de inmediato.', en: 'They stop seeing the unit at once.' },
    ended: { es: 'Propietario quitado', en: 'Owner removed' },
    end_failed: { es: 'No se pudo quitar', en: 'The owner could not be removed' },
  },
})

/** Texts about owners who rent out: their own screen, and what the administration writes down. */
import { messages } from '../../shared/messages.ts'

export const ownerMessages = messages({
  title: { es: (unit: string) => `Propietario de ${unit}`, en: (unit: string) => `Owner of ${unit}` },
  loading: { es: 'Propietario', en: 'Owner' },
  subtitle: {
    es: (place: string) => `${place}: las reservas y las reglas. Lo que hace quien vive ahí es suyo.`,
    en: (place: string) => `${place}: the bookings and the rules. What the people who live there do is theirs.`,
  },
  failed: { es: 'No se pudo cargar la unidad', en: 'The unit could not be loaded' },
  dwellers: { es: 'Quién vive ahí', en: 'Who lives there' },
  nobody: { es: 'Nadie con cuenta', en: 'Nobody with an account' },
  dweller: { es: 'Residente', en: 'Resident' },
  since: { es: (day: string) => `desde el ${day}`, en: (day: string) => `since ${day}` },
  leaves: { es: (day: string) => `hasta el ${day}`, en: (day: string) => `until ${day}` },
  bookings: { es: 'Reservas de la unidad', en: 'Bookings of the unit' },
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
    es: 'Las ves porque quien vive ahí estuvo de acuerdo.',
    en: 'You see them because the people who live there agreed.',
  },
  no_visits: { es: 'Ninguna desde entonces', en: 'None since then' },
  entry: { es: 'Entrada', en: 'Entry' },
  exit: { es: 'Salida', en: 'Exit' },
  office: {
    owners: { es: 'Propietarios que no viven ahí', en: 'Owners who do not live there' },
    none: { es: 'Ninguno anotado', en: 'None written down' },
    add: { es: 'Agregar propietario', en: 'Add an owner' },
    add_title: { es: (unit: string) => `Propietario de ${unit}`, en: (unit: string) => `Owner of ${unit}` },
    add_text: {
      es: 'Verá las reservas de la unidad y las reglas. No ve visitas ni nombres, no autoriza y no se le pregunta.',
      en: 'They see the bookings of the unit and the rules. They see no visits and no names, authorize nobody and are not asked.',
    },
    email: { es: 'Correo', en: 'E-mail' },
    email_hint: {
      es: 'El de su cuenta, tal como está escrito ahí.',
      en: 'That of their account, exactly as it is written there.',
    },
    name: { es: 'Nombre, si todavía no tiene cuenta', en: 'Name, if they have no account yet' },
    added: { es: 'Quedó como propietario', en: 'They are the owner now' },
    sees: {
      es: (who: string, day: string) => `ve las visitas: ${who}, ${day}`,
      en: (who: string, day: string) => `sees the visits: ${who}, ${day}`,
    },
    sees_not: { es: 'no ve las visitas', en: 'does not see the visits' },
    agree: { es: 'Visitas', en: 'Visits' },
    agree_about: {
      es: (name: string) => `Visitas: ${name}`,
      en: (name: string) => `Visits: ${name}`,
    },
    asked: {
      es: (day: string) => `se preguntó a la casa el ${day}; todavía no ve las visitas`,
      en: (day: string) => `the home was asked on ${day}; does not see the visits yet`,
    },
    ask_title: {
      es: (name: string) => `¿Preguntar si ${name} puede ver las visitas?`,
      en: (name: string) => `Ask whether ${name} may see the visits?`,
    },
    ask_text: {
      es: 'Todos los adultos de la casa reciben el aviso. Ve las visitas solo si uno de ellos acepta desde su cuenta, y desde ese momento. Cualquiera de ellos puede retirarlo.',
      en: 'All adults of the home are notified. They see the visits only if one of them agrees from their account, and from that moment on. Any of them can withdraw it.',
    },
    ask: { es: 'Preguntar', en: 'Ask' },
    asked_done: { es: 'La casa recibió la pregunta', en: 'The home has been asked' },
    ask_failed: { es: 'No se pudo guardar', en: 'It could not be saved' },
    take_back_title: {
      es: (name: string) => `¿${name} ya no ve las visitas?`,
      en: (name: string) => `Does ${name} see the visits no more?`,
    },
    take_back_text: {
      es: 'La pregunta a la casa termina, y también lo que la casa aceptó.',
      en: 'The question to the home ends, and so does what the home agreed to.',
    },
    take_back: { es: 'Retirar', en: 'Withdraw' },
    taken_back: { es: 'No ve las visitas', en: 'They see no visits' },
    end: { es: 'Quitar', en: 'Remove' },
    end_about: { es: (name: string) => `Quitar a ${name}`, en: (name: string) => `Remove ${name}` },
    end_title: {
      es: (name: string) => `¿${name} ya no es propietario?`,
      en: (name: string) => `Is ${name} no owner any more?`,
    },
    end_text: { es: 'Deja de ver la unidad en este momento.', en: 'They stop seeing the unit at this moment.' },
    ended: { es: 'Ya no ve la unidad', en: 'They do not see the unit any more' },
    end_failed: { es: 'No se pudo quitar', en: 'The owner could not be removed' },
  },
})

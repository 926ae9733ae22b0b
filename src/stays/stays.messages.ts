import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

interface SentStay {
  place: string
  unit: string
  link: string
  code: string
  from: string
  until: string
  rules: string | null
}

export const stayMessages = messages({
  title: { es: 'Estancias cortas', en: 'Short stays' },
  text: {
    es: 'Da un código a tus huéspedes. Con él entran desde la llegada hasta la salida, sin la administración. No autorizan a nadie.',
    en: 'Give a code to your guests. With it they come in from arrival to departure, without the administration. They authorize nobody.',
  },
  text_administration: {
    es: 'Estancias que dan los residentes y propietarios. Cada huésped se registra con el código de su estancia.',
    en: 'Stays that residents and owners give. Each guest registers with the code of their stay.',
  },
  limits: {
    es: (nights: number, guests: number) => `Hasta ${nights} noches y ${guests} huéspedes por estancia.`,
    en: (nights: number, guests: number) => `Up to ${nights} nights and ${guests} guests per stay.`,
  },
  failed: { es: 'No se pudieron cargar las estancias', en: 'The stays could not be loaded' },
  no_condominium: { es: 'Todavía no hay un condominio', en: 'There is no condominium yet' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  unit: { es: 'Unidad', en: 'Unit' },
  all_units: { es: 'Todas las unidades', en: 'All units' },
  add: { es: 'Nueva estancia', en: 'New stay' },
  off: {
    es: 'El condominio no permite estancias cortas.',
    en: 'The condominium does not allow short stays.',
  },
  none: { es: 'Ninguna estancia en este mes', en: 'No stay in this month' },
  none_on_day: { es: 'Ninguna estancia en este día', en: 'No stay on this day' },
  whole_month: { es: 'Ver todo el mes', en: 'Show the whole month' },
  calendar: {
    before: { es: 'Mes anterior', en: 'Previous month' },
    after: { es: 'Mes siguiente', en: 'Next month' },
    states: {
      free: { es: 'Libre', en: 'Free' },
      arrival: { es: 'Llegada', en: 'Arrival' },
      stay: { es: 'Estancia', en: 'Stay' },
      departure: { es: 'Salida', en: 'Departure' },
    },
    today: { es: 'hoy', en: 'today' },
    legend: { es: 'Qué significa cada signo', en: 'What each symbol means' },
    keys: {
      es: 'Con las flechas cambias de día; con Re Pág y Av Pág, de mes.',
      en: 'Arrow keys change the day; Page Up and Page Down the month.',
    },
  },
  states: {
    coming: { es: 'Por llegar', en: 'To come' },
    now: { es: 'Ahora', en: 'Now' },
    over: { es: 'Terminó', en: 'Over' },
    ended: { es: 'Cancelada', en: 'Canceled' },
    paused: { es: 'El código está en pausa', en: 'The code is paused' },
  },
  days: {
    es: (from: string, until: string) => `Del ${from} al ${until}`,
    en: (from: string, until: string) => `From ${from} to ${until}`,
  },
  unit_named: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
  stay_of_unit: {
    es: (unit: string) => `Estancia en ${unit}`,
    en: (unit: string) => `Stay in ${unit}`,
  },
  registered: {
    es: (uses: number, places: number) => `${uses} de ${places} huéspedes con cuenta`,
    en: (uses: number, places: number) => `${uses} of ${places} guests have an account`,
  },
  made_by: {
    es: (name: string, day: string) => `La hizo ${name} el ${day}`,
    en: (name: string, day: string) => `Made by ${name} on ${day}`,
  },
  made_by_owner: {
    es: (name: string, day: string) => `La hizo ${name}, propietario, el ${day}`,
    en: (name: string, day: string) => `Made by ${name}, owner, on ${day}`,
  },
  ended_by: {
    es: (name: string, when: string) => `La terminó ${name} el ${when}`,
    en: (name: string, when: string) => `Ended by ${name} on ${when}`,
  },
  ended_alone: {
    es: (when: string) => `Terminó el ${when}, porque su autor ya no puede darla`,
    en: (when: string) => `Ended on ${when}, because its maker may no longer give it`,
  },
  guests: { es: 'Con cuenta', en: 'With an account' },
  guest_since: { es: (when: string) => `desde el ${when}`, en: (when: string) => `since ${when}` },
  guest_waits: { es: 'espera la llegada', en: 'waits for the arrival' },
  guest_waits_office: { es: 'espera a la administración', en: 'waits for the administration' },
  guest_until: { es: (when: string) => `hasta el ${when}`, en: (when: string) => `until ${when}` },
  new_code: { es: 'Otro código', en: 'New code' },
  new_code_failed: { es: 'No se pudo crear el código', en: 'The code could not be made' },
  shorten: { es: 'Acortar', en: 'Shorten' },
  shortened: { es: 'Estancia acortada', en: 'Stay shortened' },
  shorten_title: { es: 'Acortar la estancia', en: 'Shorten the stay' },
  shorten_text: {
    es: 'Las cuentas de los huéspedes terminan en ese momento.',
    en: 'The accounts of the guests end at that moment.',
  },
  end: { es: 'Terminar', en: 'End' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  end_title: { es: '¿Terminar esta estancia?', en: 'End this stay?' },
  cancel_title: { es: '¿Cancelar esta estancia?', en: 'Cancel this stay?' },
  end_text: {
    es: 'El código deja de servir y las cuentas de los huéspedes terminan ahora mismo.',
    en: 'The code stops working, and the accounts of the guests end right now.',
  },
  end_act: { es: 'Terminar la estancia', en: 'End the stay' },
  ended: { es: 'Estancia terminada', en: 'Stay ended' },
  end_failed: { es: 'No se pudo terminar la estancia', en: 'The stay could not be ended' },
  form: {
    title: { es: 'Nueva estancia', en: 'New stay' },
    names: { es: 'Huéspedes, un nombre por línea', en: 'Guests, one name per line' },
    names_hint: { es: 'Nombre y apellido', en: 'First and last name' },
    places: { es: 'Cuentas que pueden usar el código', en: 'Accounts that may use the code' },
    first_day: { es: 'Llegada', en: 'Arrival' },
    first_hour: { es: 'Hora de llegada', en: 'Time of arrival' },
    last_day: { es: 'Salida', en: 'Departure' },
    last_hour: { es: 'Hora de salida', en: 'Time of departure' },
    nights: {
      es: (nights: number) => (nights === 1 ? '1 noche' : `${nights} noches`),
      en: (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`),
    },
    rules: { es: 'Reglas del condominio para huéspedes', en: 'Rules of the condominium for guests' },
    submit: { es: 'Crear estancia', en: 'Make the stay' },
    failed: { es: 'No se pudo crear la estancia', en: 'The stay could not be made' },
  },
  code: {
    title: { es: 'Envía el código', en: 'Send the code' },
    label: { es: 'Código', en: 'Code' },
    link: { es: 'Enlace', en: 'Link' },
    once: {
      es: (places: number) =>
        places === 1
          ? 'Lo ves solo ahora. Sirve para 1 persona.'
          : `Lo ves solo ahora. Sirve para ${places} personas: cada una hace su cuenta.`,
      en: (places: number) =>
        places === 1
          ? 'You see it only now. It works for 1 person.'
          : `You see it only now. It works for ${places} people: each makes their own account.`,
    },
    send: { es: 'Enviar por WhatsApp', en: 'Send by WhatsApp' },
    copy: { es: 'Copiar el texto', en: 'Copy the text' },
    copied: { es: 'Texto copiado', en: 'Text copied' },
    close: { es: 'Listo', en: 'Done' },
    words: {
      es: ({ place, unit, link, code, from, until, rules }: SentStay) =>
        `Tu estancia en ${place}, unidad ${unit}: del ${from} al ${until}.\n\nAntes de llegar, abre este enlace y crea tu cuenta:\n${link}\n\nTu código es ${code}. Con tu cuenta entras por la caseta.${rules ? `\n\nReglas: ${rules}` : ''}`,
      en: ({ place, unit, link, code, from, until, rules }: SentStay) =>
        `Your stay at ${place}, unit ${unit}: from ${from} to ${until}.\n\nBefore you arrive, open this link and create your account:\n${link}\n\nYour code is ${code}. Your account lets you in at the gate.${rules ? `\n\nRules: ${rules}` : ''}`,
    },
  },
  settings: {
    act: { es: 'Ajustes', en: 'Settings' },
    title: { es: 'Ajustes de estancias cortas', en: 'Settings of short stays' },
    allowed: {
      es: 'Los residentes y propietarios dan códigos a sus huéspedes',
      en: 'Residents and owners give codes to their guests',
    },
    allowed_hint: {
      es: 'Los huéspedes entran en sus días sin la aprobación de la administración. Ves cada estancia y puedes terminarla.',
      en: 'Guests come in on their days without the approval of the administration. You see each stay and can end it.',
    },
    most_nights: { es: 'Noches por estancia, como máximo', en: 'Nights per stay, at most' },
    most_guests: { es: 'Huéspedes por estancia, como máximo', en: 'Guests per stay, at most' },
    rules: { es: 'Reglas para los huéspedes (opcional)', en: 'Rules for the guests (optional)' },
    rules_hint: {
      es: 'El residente y el huésped las leen. Ejemplo: sin fiestas, silencio desde las 22:00.',
      en: 'The resident and the guest read them. Example: no parties, quiet from 22:00.',
    },
    save: { es: 'Guardar', en: 'Save' },
    saved: { es: 'Ajustes guardados', en: 'Settings saved' },
    failed: { es: 'No se pudieron cargar los ajustes', en: 'The settings could not be loaded' },
  },
})

export const stayLetters = messages({
  made_subject: { es: 'Una estancia nueva en tu unidad', en: 'A new stay in your unit' },
  made: {
    es: (place: LetterText, link: LetterText) =>
      `En tu unidad de ${place} hay una estancia corta nueva. Aquí ves los días y quién la hizo:\n${link}\n`,
    en: (place: LetterText, link: LetterText) =>
      `Your unit at ${place} has a new short stay. Here you see the days and its maker:\n${link}\n`,
  },
})

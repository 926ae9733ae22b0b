import { messages } from '../../shared/messages.ts'

export const stationLockMessages = messages({
  title: { es: 'Tableta bloqueada', en: 'Tablet locked' },
  who: { es: '¿Quién empieza?', en: 'Who is starting?' },
  pin: { es: 'Tu PIN', en: 'Your PIN' },
  keys: { es: 'Teclas del PIN', en: 'PIN keys' },
  typed: {
    es: (count: number, length: number) => `${count} de ${length} dígitos`,
    en: (count: number, length: number) => `${count} of ${length} digits`,
  },
  back: { es: 'Borrar el último', en: 'Delete the last one' },
  type_pin: { es: 'Escribe tu PIN de seis dígitos.', en: 'Type your six-digit PIN.' },
  take_over: {
    es: (initials: string) => `Recibe ${initials}: escribe tu PIN de seis dígitos.`,
    en: (initials: string) => `${initials} takes over: type your six-digit PIN.`,
  },
  choose: { es: 'Toca tus iniciales y escribe tu PIN.', en: 'Touch your initials, then type your PIN.' },
  no_other: {
    es: 'Nadie más tiene PIN en esta tableta. Quien recibe usa el código de hoy, o bloquea la tableta y crea su PIN.',
    en: 'Nobody else has a PIN on this tablet. The guard who takes over uses today’s code, or locks the tablet and sets their PIN.',
  },
  opening: { es: 'Abriendo…', en: 'Opening…' },
  wrong: { es: 'Ese PIN no es. Nada se borra.', en: 'That is not the PIN. Nothing is deleted.' },
  wait: {
    es: (seconds: number) => `Espera ${seconds} s para volver a probar. Nada se borra.`,
    en: (seconds: number) => `Wait ${seconds} s before you try again. Nothing is deleted.`,
  },
  refused: {
    es: 'Ya no trabajas en esta caseta. Habla con tu administración.',
    en: 'You no longer work at this gate. Talk to your administration.',
  },
  with_code: { es: 'Relevo con código', en: 'Relief with a code' },
  with_pin: { es: 'Entrar con mi PIN', en: 'Start with my PIN' },
  soon: {
    idle: {
      es: 'La tableta se bloquea en 10 segundos. Tócala para seguir.',
      en: 'The tablet locks in 10 seconds. Touch it to go on.',
    },
    day_over: {
      es: 'Tu código ya no sirve: la tableta se bloquea en 10 segundos.',
      en: 'Your code has ended: the tablet locks in 10 seconds.',
    },
  },
  no_guard: { es: 'Todavía nadie tiene PIN en esta tableta.', en: 'Nobody has a PIN on this tablet yet.' },
  first_pin: { es: 'Crear mi PIN', en: 'Set my PIN' },
  by_email: { es: 'Crear o cambiar mi PIN', en: 'Set or change my PIN' },
  by_email_text: {
    es: 'Con tu correo y contraseña, en línea.',
    en: 'With your e-mail and password, online.',
  },
  set_title: { es: 'Tu PIN en esta tableta', en: 'Your PIN on this tablet' },
  set_text: {
    es: (name: string) => `${name}: elige seis dígitos. Con ellos empiezas tu turno aquí, también sin conexión.`,
    en: (name: string) => `${name}: choose six digits. With them you start your shift here, also offline.`,
  },
  new_pin: { es: 'PIN de seis dígitos', en: 'Six-digit PIN' },
  again: { es: 'Otra vez', en: 'Again' },
  shape: { es: 'Escribe seis dígitos.', en: 'Type six digits.' },
  weak: {
    es: 'Ese PIN se adivina pronto. Evita dígitos repetidos o seguidos.',
    en: 'That PIN is guessed quickly. Avoid repeated or running digits.',
  },
  differs: { es: 'Los dos no son iguales.', en: 'The two are not the same.' },
  save: { es: 'Guardar y empezar', en: 'Save and start' },
  leave: { es: 'Salir', en: 'Leave' },
  failed: { es: 'No se pudo guardar el PIN', en: 'The PIN could not be saved' },
  enroll_title: { es: 'Vincula esta tableta a una caseta', en: 'Link this tablet to a gate' },
  enroll_text: {
    es: 'Escribe el código que tu administración creó en “Casetas y equipos”. Sirve una vez, durante 15 minutos.',
    en: 'Type the code that your administration made at “Gates and devices”. It works once, for 15 minutes.',
  },
  enrolled_title: { es: 'Tableta vinculada', en: 'Tablet linked' },
  enrolled_text: {
    es: 'Sigue el PIN: cada guardia crea el suyo con su correo y contraseña.',
    en: 'Next comes the PIN: each guard sets their own with their e-mail and password.',
  },
  code: { es: 'Código', en: 'Code' },
  code_hint: { es: 'Doce letras y números, en tres grupos', en: 'Twelve letters and numbers, in three groups' },
  beside: { es: 'Aquí ves quién llega, y si pasa', en: 'Here you see who arrives, and whether they pass' },
  enroll: { es: 'Vincular', en: 'Link' },
  enrolled: {
    es: (gate: string) => `Esta tableta es de ${gate}.`,
    en: (gate: string) => `This tablet belongs to ${gate}.`,
  },
  to_gate: { es: 'Ir a la caseta', en: 'Go to the gate' },
  insecure: {
    es: 'Abre esta página con https. Sin https la tableta no puede proteger lo que guarda.',
    en: 'Open this page with https. Without https the tablet cannot protect what it keeps.',
  },
  hand_title: { es: 'Entregar el turno', en: 'Hand over the shift' },
  hand_text: {
    es: 'Lee lo que queda abierto. Quien recibe confirma con su PIN o con el código de hoy.',
    en: 'Read what is open. The guard who takes over confirms with their PIN or today’s code.',
  },
  inside: {
    es: (count: number) => (count === 1 ? '1 persona que ya debió salir' : `${count} personas que ya debieron salir`),
    en: (count: number) => (count === 1 ? '1 person who should have left' : `${count} people who should have left`),
  },
  asks: {
    es: (count: number) => (count === 1 ? '1 solicitud sin respuesta' : `${count} solicitudes sin respuesta`),
    en: (count: number) => (count === 1 ? '1 request without an answer' : `${count} requests without an answer`),
  },
  incidents: {
    es: (count: number) => (count === 1 ? '1 incidente abierto' : `${count} incidentes abiertos`),
    en: (count: number) => (count === 1 ? '1 open incident' : `${count} open incidents`),
  },
  urgent: {
    es: (count: number) =>
      count === 1 ? '1 urgencia sin escribir qué pasó' : `${count} urgencias sin escribir qué pasó`,
    en: (count: number) => (count === 1 ? '1 urgent matter to write down' : `${count} urgent matters to write down`),
  },
  left: {
    es: (count: number) => (count === 1 ? '1 paquete en la caseta' : `${count} paquetes en la caseta`),
    en: (count: number) => (count === 1 ? '1 package at the gate' : `${count} packages at the gate`),
  },
  nothing: { es: 'Nada queda abierto.', en: 'Nothing is open.' },
  more: { es: (count: number) => `y ${count} más`, en: (count: number) => `and ${count} more` },
  go_on: { es: 'Seguir yo', en: 'I go on' },
})

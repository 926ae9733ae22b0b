import { messages } from '../../shared/messages.ts'

export const welcomeMessages = messages({
  landing: {
    title: { es: 'Garita · El portero virtual de tu condominio', en: 'Garita · Your condominium’s virtual doorman' },
    description: {
      es: 'Autoriza visitas, deja que la caseta las reciba y entérate de quién entra, desde tu teléfono.',
      en: 'Authorize visits, let the gate receive them and know who enters, from your phone.',
    },
    heading: { es: 'El portero virtual de tu condominio', en: 'Your condominium’s virtual doorman' },
    lead: {
      es: 'Autoriza visitas, deja que la caseta las reciba y entérate de quién entra, desde tu teléfono.',
      en: 'Authorize visits, let the gate receive them and know who enters, from your phone.',
    },
  },
  links: {
    sign_in: { es: 'Iniciar sesión', en: 'Sign in' },
    register: { es: 'Crear cuenta', en: 'Create account' },
    have_code: { es: 'Tengo un código', en: 'I have a code' },
    enter: { es: 'Ir a mi panel', en: 'Go to my panel' },
    home: { es: 'Inicio', en: 'Home' },
    // Each language is named in itself, for users who cannot read the other.
    other_language: { es: 'English', en: 'Español' },
    skip: { es: 'Ir al contenido', en: 'Skip to content' },
    pages: { es: 'Páginas', en: 'Pages' },
  },
  scene: {
    label: {
      es: 'Una visita, de la caseta a tu teléfono, en cuatro pasos',
      en: 'A visit, from the gate to your phone, in four steps',
    },
    pause: { es: 'Pausar la animación', en: 'Pause the animation' },
    visitor: { es: 'Marta Ruiz', en: 'Marta Ruiz' },
    unit: { es: 'Unidad B-108', en: 'Unit B-108' },
    purpose: { es: 'Viene a comer', en: 'Here for lunch' },
    registers: { es: 'La caseta registra', en: 'The gate registers' },
    rings: { es: 'Tu teléfono avisa', en: 'Your phone tells you' },
    approves: { es: 'Tú apruebas', en: 'You approve' },
    opens: { es: 'La caseta abre', en: 'The gate opens' },
  },
  features: {
    heading: { es: 'Qué hace Garita cada día', en: 'What Garita does every day' },
    qr: { es: 'Códigos QR seguros', en: 'Secure QR codes' },
    qr_text: {
      es: 'Cada pase es un código firmado y un número de cinco dígitos. No lleva datos personales y deja de servir en cuanto lo cancelas.',
      en: 'Each pass is a signed code and a five-digit number. It carries no personal data and stops working as soon as you cancel it.',
    },
    access: { es: 'Control de acceso', en: 'Access control' },
    access_text: {
      es: 'La caseta ve quién puede entrar y hasta cuándo. La bitácora guarda cada entrada y cada salida, y nadie puede cambiarla.',
      en: 'The gate sees who may enter and until when. The log keeps each entry and each exit, and nobody can change it.',
    },
    roles: { es: 'Multi-rol', en: 'Multi-role' },
    roles_text: {
      es: 'Residentes, operadores y administradores: cada persona ve solo su condominio y hace solo su parte.',
      en: 'Residents, operators and administrators: each person sees only their condominium and does only their part.',
    },
    live: { es: 'Tiempo real', en: 'Real time' },
    live_text: {
      es: 'Alguien llega y tu teléfono te avisa, también con Garita cerrada. La caseta ve tu respuesta al momento.',
      en: 'Someone arrives and your phone tells you, even while Garita is closed. The gate sees your answer at once.',
    },
  },
  benefits: {
    heading: {
      es: 'Para residentes, guardias y administradores',
      en: 'For residents, guards and administrators',
    },
    residents: { es: 'Residentes', en: 'Residents' },
    residents_1: {
      es: 'Invitas en un minuto y compartes el pase por el chat que ya usas.',
      en: 'You invite within a minute and share the pass in the chat you already use.',
    },
    residents_2: {
      es: 'Apruebas o deniegas la visita sin aviso desde donde estés.',
      en: 'You approve or deny the unannounced visit from wherever you are.',
    },
    residents_3: {
      es: 'Tienes en un lugar a tu familia, tus colaboradores, tus mascotas y tus vehículos.',
      en: 'You have your family, your workers, your pets and your vehicles in one place.',
    },
    residents_4: {
      es: 'Reservas las amenidades y ves si ya te las aprobaron.',
      en: 'You reserve the amenities and see whether they have been approved.',
    },
    guards: { es: 'Guardias', en: 'Guards' },
    guards_1: {
      es: 'Reciben, buscan y dan salida en una sola pantalla, también con el teclado.',
      en: 'They receive, find and check out on one screen, with the keyboard too.',
    },
    guards_2: {
      es: 'Saben si la casa ya vio la notificación.',
      en: 'They know whether the home has seen the notification.',
    },
    guards_3: {
      es: 'La estación de caseta lee pases aunque se vaya la red.',
      en: 'The gate station reads passes even when the network is gone.',
    },
    administration: { es: 'Administración', en: 'Administration' },
    administration_1: {
      es: 'Aprueba cuentas y asigna operadores en unos toques.',
      en: 'It approves accounts and assigns operators in a few taps.',
    },
    administration_2: {
      es: 'Administra uno o muchos condominios, cada uno por separado.',
      en: 'It manages one or many condominiums, each separate from the others.',
    },
    administration_3: {
      es: 'Pone el horario y las reglas de cada amenidad, y aprueba las reservas.',
      en: 'It sets the hours and the rules of each amenity, and approves the reservations.',
    },
  },
  first_time: {
    heading: { es: '¿Es tu primera vez?', en: 'Is this your first time?' },
    text: {
      es: 'La guía explica todo con palabras sencillas y con imágenes: invitar, aprobar, reservar y más.',
      en: 'The guide explains everything in simple words and with pictures: inviting, approving, reserving and more.',
    },
    link: { es: 'Abrir la guía del residente', en: 'Open the resident guide' },
  },
  call: {
    heading: { es: 'Pide tu cuenta', en: 'Ask for your account' },
    text: {
      es: 'Regístrate con tu condominio y tu unidad. La administración revisa tu solicitud y te avisa.',
      en: 'Register with your condominium and your unit. The administration reviews your request and lets you know.',
    },
  },
  guide: {
    others: { es: 'Guías', en: 'Guides' },
    tips: { es: 'Consejos', en: 'Tips' },
    picture: { es: (of: string) => `Así se ve en la pantalla: ${of}`, en: (of: string) => `On the screen: ${of}` },
    enlarge: { es: 'Ampliar la imagen', en: 'Enlarge the picture' },
    close: { es: 'Cerrar', en: 'Close' },
    top: { es: 'Volver a los temas', en: 'Back to the topics' },
    end: { es: '¿Todo listo?', en: 'Ready?' },
  },
  guides: {
    resident: {
      name: { es: 'Residentes', en: 'Residents' },
      title: { es: 'Guía del residente · Garita', en: 'Resident guide · Garita' },
      description: {
        es: 'Paso a paso y con palabras sencillas: invitar visitas, responder a la caseta, reservar amenidades y más.',
        en: 'Step by step and in simple words: inviting visitors, answering the gate, reserving amenities and more.',
      },
      heading: { es: 'Guía del residente', en: 'Resident guide' },
      lead: {
        es: 'Cómo se hace cada cosa, paso a paso. Elige un tema.',
        en: 'How each thing is done, step by step. Choose a topic.',
      },
      end: {
        es: 'Si algo no sale como dice aquí, la administración de tu condominio puede ayudarte.',
        en: 'If something does not work as it says here, the administration of your condominium can help you.',
      },
    },
    guard: {
      name: { es: 'Guardias', en: 'Guards' },
      title: { es: 'Guía del guardia · Garita', en: 'Guard guide · Garita' },
      description: {
        es: 'La estación de la caseta, paso a paso: recibir, preguntar, dar salida y seguir sin internet.',
        en: 'The gate station, step by step: receive, ask, record exits and go on without internet.',
      },
      heading: { es: 'Guía del guardia', en: 'Guard guide' },
      lead: {
        es: 'La estación de la caseta, desde el inicio hasta el fin del turno. Elige un tema.',
        en: 'The gate station, from the beginning to the end of a shift. Choose a topic.',
      },
      end: {
        es: 'Si algo no sale como dice aquí, avisa a la administración del condominio. En una emergencia, primero abre y después registra.',
        en: 'If something does not work as it says here, tell the administration of the condominium. In an emergency, open first and record afterwards.',
      },
    },
    admin: {
      name: { es: 'Administración', en: 'Administrators' },
      title: { es: 'Guía de la administración · Garita', en: 'Administrator guide · Garita' },
      description: {
        es: 'Un condominio con Garita, paso a paso: agregar residentes, responder solicitudes, cuidar las casetas y leer los reportes.',
        en: 'A condominium with Garita, step by step: add residents, answer requests, look after the gates and read the reports.',
      },
      heading: { es: 'Guía de la administración', en: 'Administrator guide' },
      lead: {
        es: 'Administrar un condominio, del primer día al reporte del mes. Elige un tema.',
        en: 'Managing a condominium, from the first day to the report of the month. Choose a topic.',
      },
      end: {
        es: 'Si algo no sale como dice aquí, pregunta a la persona que instaló Garita en tu condominio.',
        en: 'If something does not work as it says here, ask the person who installed Garita in your condominium.',
      },
    },
  },
  footer: { es: (year: string) => `© ${year} Garita`, en: (year: string) => `© ${year} Garita` },
})

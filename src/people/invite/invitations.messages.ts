import { messages } from '../../shared/messages.ts'

export const invitationMessages = messages({
  create: {
    open: { es: 'Nueva persona', en: 'New person' },
    title: { es: 'Nueva persona', en: 'New person' },
    email: { es: 'Email (opcional)', en: 'E-mail (optional)' },
    email_hint: {
      es: 'Sin correo, la persona elige un nombre de usuario al empezar.',
      en: 'Without an e-mail, the person chooses a user name when they begin.',
    },
    language: { es: 'Idioma', en: 'Language' },
    places_hint: {
      es: 'Después puedes asignarle más en «Condominios».',
      en: 'You can assign more afterwards in “Condominiums”.',
    },
    submit: { es: 'Crear y aprobar', en: 'Create and approve' },
    saved: { es: 'Persona creada y aprobada', en: 'Person created and approved' },
  },
  dialog: {
    act: { es: 'Invitar', en: 'Invite' },
    act_again: { es: 'Invitar de nuevo', en: 'Invite again' },
    act_back: { es: 'Dar un código', en: 'Give a code' },
    title: { es: (name: string) => `Invitar a ${name}`, en: (name: string) => `Invite ${name}` },
    title_back: { es: (name: string) => `Código para ${name}`, en: (name: string) => `Code for ${name}` },
    never: { es: 'Todavía no tiene una invitación.', en: 'They have no invitation yet.' },
    last: {
      es: (day: string) => `Su última invitación es del ${day}.`,
      en: (day: string) => `Their last invitation is from ${day}.`,
    },
    about: {
      es: 'Con un código de 12 letras y números elige su contraseña. Entrégalo por WhatsApp, impreso o en persona.',
      en: 'With a code of 12 letters and digits they choose their password. Give it by WhatsApp, on paper or in person.',
    },
    about_back: {
      es: 'Con el código elige una contraseña nueva, y sus sesiones se cierran. Entrégalo solo a esa persona.',
      en: 'With the code they choose a new password, and their sessions end. Give it only to that person.',
    },
    needs_another: {
      es: 'La cuenta ya está en uso: otra persona debe confirmarlo.',
      en: 'The account is in use: another person must confirm it.',
    },
    waits: {
      es: 'El código sirve cuando otra persona de la administración lo confirma.',
      en: 'The code works when another person of the administration confirms it.',
    },
    ends_former: {
      es: 'Si creas otro código, el anterior deja de servir.',
      en: 'If you make another code, the earlier one stops working.',
    },
    make: { es: 'Crear código', en: 'Make a code' },
    by_mail: { es: 'Enviar por correo', en: 'Send by e-mail' },
    mailed: { es: 'Invitación enviada', en: 'Invitation sent' },
    mail_failed: { es: 'No se envió la invitación', en: 'The invitation was not sent' },
    code: { es: 'Código', en: 'Code' },
    once: {
      es: 'Lo ves solo ahora. Sirve una vez, durante 30 días.',
      en: 'You see it only now. It works once, for 30 days.',
    },
    copy: { es: 'Copiar texto para WhatsApp', en: 'Copy text for WhatsApp' },
    copied: { es: 'Texto copiado', en: 'Text copied' },
    print: { es: 'Imprimir', en: 'Print' },
    close: { es: 'Cerrar', en: 'Close' },
  },
  sheet: {
    title: { es: 'Invitaciones por entregar', en: 'Invitations to hand out' },
    open: { es: 'Invitaciones por entregar', en: 'Invitations to hand out' },
    waiting: {
      es: (number: number) =>
        number === 1
          ? 'Una persona aprobada todavía no empieza a usar Garita.'
          : `${number} personas aprobadas todavía no empiezan a usar Garita.`,
      en: (number: number) =>
        number === 1
          ? 'One approved person has not started using Garita yet.'
          : `${number} approved people have not started using Garita yet.`,
    },
    condominium: { es: 'Condominio', en: 'Condominium' },
    steps: {
      prepare: {
        es: 'Elige el condominio y crea sus invitaciones',
        en: 'Choose the condominium and make its invitations',
      },
      print: { es: 'Imprime la hoja y corta los papeles', en: 'Print the sheet and cut the slips' },
      give: {
        es: 'Entrega su papel a cada persona: se abre con la cámara',
        en: 'Give each person their slip: the camera opens it',
      },
    },
    prepare: { es: 'Crear e imprimir', en: 'Make and print' },
    choose: { es: 'Elige un condominio', en: 'Choose a condominium' },
    no_place: { es: 'Todavía no administras ningún condominio', en: 'You do not manage a condominium yet' },
    all_began: { es: 'Todas las personas ya empezaron', en: 'Everybody has started' },
    uninvited: { es: 'sin invitación', en: 'not invited' },
    unstarted: { es: 'sin empezar', en: 'not started' },
    never: { es: 'Sin invitación', en: 'Not invited' },
    invited: { es: 'Invitadas, sin empezar', en: 'Invited, not started' },
    none: {
      es: 'Todas las personas de este condominio ya empezaron.',
      en: 'Everybody in this condominium has started.',
    },
    again: {
      es: (number: number) => `También a las ${number} ya invitadas: sus códigos anteriores dejan de servir`,
      en: (number: number) => `Also to the ${number} already invited: their earlier codes stop working`,
    },
    make: {
      es: (number: number) => (number === 1 ? 'Crear 1 invitación' : `Crear ${number} invitaciones`),
      en: (number: number) => (number === 1 ? 'Make 1 invitation' : `Make ${number} invitations`),
    },
    by_mail: {
      es: (number: number) => `Enviar por correo a ${number}`,
      en: (number: number) => `Send by e-mail to ${number}`,
    },
    mailed: {
      es: (number: number) => (number === 1 ? 'Se envió 1 invitación' : `Se enviaron ${number} invitaciones`),
      en: (number: number) => (number === 1 ? '1 invitation was sent' : `${number} invitations were sent`),
    },
    made: {
      es: (number: number) =>
        `${number === 1 ? 'Una invitación lista' : `${number} invitaciones listas`}. Ves los códigos solo ahora: imprime la hoja, o guárdala en PDF, antes de salir.`,
      en: (number: number) =>
        `${number === 1 ? 'One invitation is ready' : `${number} invitations are ready`}. You see the codes only now: print the sheet, or save it as a PDF, before you leave.`,
    },
    print: { es: 'Imprimir la hoja', en: 'Print the sheet' },
    leave_title: { es: '¿Salir sin imprimir?', en: 'Leave without printing?' },
    leave_text: {
      es: 'No verás los códigos otra vez. Si sales, tendrás que crear las invitaciones de nuevo.',
      en: 'You will not see the codes again. If you leave, you will have to make the invitations again.',
    },
    leave: { es: 'Salir', en: 'Leave' },
    stay: { es: 'Quedarme', en: 'Stay' },
  },
})

/** The slip uses the language of the invited person. */
export const slipMessages = messages({
  unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
  staff: { es: 'Personal', en: 'Staff' },
  open: {
    es: (address: string) => `Apunta la cámara al código QR, o entra a ${address}`,
    en: (address: string) => `Point the camera at the QR code, or go to ${address}`,
  },
  write: { es: 'Escribe este código si te lo pide:', en: 'Enter this code if asked:' },
  choose: {
    es: 'Elige tu contraseña. Después inicia sesión con tu correo.',
    en: 'Choose your password. Then sign in with your e-mail.',
  },
  choose_name: {
    es: 'Elige tu nombre de usuario y tu contraseña. Con ellos inicias sesión.',
    en: 'Choose your user name and your password. You sign in with them.',
  },
  once: {
    es: 'Es solo para ti. Sirve una vez, durante 30 días.',
    en: 'It is only for you. It works once, for 30 days.',
  },
  qr: { es: (name: string) => `Código QR para ${name}`, en: (name: string) => `QR code for ${name}` },
  text: {
    es: (name: string, place: string | null, link: string, address: string, code: string) =>
      `Hola, ${name}: ${place ? `${place} usa Garita para la entrada` : 'tienes una cuenta de Garita'}. Para empezar abre este enlace y elige tu contraseña:\n${link}\n\nTambién puedes entrar a ${address} y escribir el código ${code}. Sirve una vez, durante 30 días; no lo compartas.`,
    en: (name: string, place: string | null, link: string, address: string, code: string) =>
      `Hello ${name}, ${place ? `${place} uses Garita at its entrance` : 'you have a Garita account'}. To begin, open this link and choose your password:\n${link}\n\nYou can also go to ${address} and enter the code ${code}. It works once, for 30 days; keep it to yourself.`,
  },
})

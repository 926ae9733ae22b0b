/** Texts of inviting people: the form of a new person, the dialog, the slips and the sheet. */
import { messages } from '../../shared/messages.ts'

export const invitationMessages = messages({
  create: {
    open: { es: 'Nueva persona', en: 'New person' },
    title: { es: 'Nueva persona', en: 'New person' },
    email: { es: 'Email (opcional)', en: 'E-mail (optional)' },
    email_hint: {
      es: 'Sin correo entra con un nombre de usuario que elige al empezar.',
      en: 'Without one they sign in with a user name that they choose when they begin.',
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
    never: { es: 'Todavía no recibe ninguna invitación.', en: 'They have not been invited yet.' },
    last: {
      es: (day: string) => `Su última invitación es del ${day}.`,
      en: (day: string) => `Their last invitation is of ${day}.`,
    },
    about: {
      es: 'Con un código de 12 signos elige su contraseña. Lo entregas tú: por WhatsApp, impreso o en persona.',
      en: 'With a code of 12 signs they choose their password. You hand it on: by WhatsApp, on paper or in person.',
    },
    about_back: {
      es: 'Con el código elige una contraseña nueva; entonces se cierran sus sesiones. Entrégalo solo a esa persona.',
      en: 'With the code they choose a new password; their sessions end then. Give it to nobody else.',
    },
    needs_another: {
      es: 'Como la cuenta ya está en uso, otra persona debe confirmarlo.',
      en: 'The account is in use, so another person must confirm it.',
    },
    waits: {
      es: 'Este código funcionará cuando lo confirme otra persona de la administración.',
      en: 'This code will work when another person of the administration confirms it.',
    },
    ends_former: { es: 'Un código nuevo anula el anterior.', en: 'A new code ends the one before.' },
    make: { es: 'Crear código', en: 'Make a code' },
    by_mail: { es: 'Enviar por correo', en: 'Send by e-mail' },
    mailed: { es: 'Invitación enviada', en: 'Invitation sent' },
    mail_failed: { es: 'No se envió la invitación', en: 'The invitation was not sent' },
    code: { es: 'Código', en: 'Code' },
    once: {
      es: 'Se muestra solo ahora. Sirve una vez, durante 30 días.',
      en: 'It is shown only now. It works once, for 30 days.',
    },
    copy: { es: 'Copiar texto para WhatsApp', en: 'Copy text for WhatsApp' },
    copied: { es: 'Texto copiado', en: 'Text copied' },
    print: { es: 'Imprimir', en: 'Print' },
    close: { es: 'Cerrar', en: 'Close' },
  },
  sheet: {
    title: { es: 'Invitaciones por entregar', en: 'Invitations to hand on' },
    subtitle: {
      es: 'Un papel con código para cada persona que todavía no empieza a usar Garita',
      en: 'A slip with a code for each person who has not started using Garita',
    },
    open: { es: 'Invitaciones por entregar', en: 'Invitations to hand on' },
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
        es: 'Elige el condominio y haz sus invitaciones',
        en: 'Choose the condominium and make its invitations',
      },
      print: { es: 'Imprime la hoja y corta los papeles', en: 'Print the sheet and cut the slips' },
      give: {
        es: 'Entrega a cada quien el suyo: se abre con la cámara',
        en: 'Hand each person theirs: the camera opens it',
      },
    },
    prepare: { es: 'Hacer e imprimir', en: 'Make and print' },
    choose: { es: 'Selecciona un condominio', en: 'Select a condominium' },
    no_place: { es: 'Todavía no administras ningún condominio', en: 'You do not manage a condominium yet' },
    all_began: { es: 'Todas las personas ya empezaron', en: 'Everybody has started' },
    uninvited: { es: 'sin invitación', en: 'not invited' },
    unstarted: { es: 'sin empezar', en: 'not started' },
    never: { es: 'Sin invitación', en: 'Not invited' },
    invited: { es: 'Invitadas que no han empezado', en: 'Invited, not started' },
    none: {
      es: 'Todas las personas de este condominio ya empezaron.',
      en: 'Everybody in this condominium has started.',
    },
    again: {
      es: (number: number) => `También a las ${number} que ya se invitaron: sus códigos anteriores dejan de servir`,
      en: (number: number) => `Also to the ${number} who were invited: their former codes stop working`,
    },
    make: {
      es: (number: number) => (number === 1 ? 'Hacer 1 invitación' : `Hacer ${number} invitaciones`),
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
        `${number === 1 ? 'Una invitación lista' : `${number} invitaciones listas`}. Los códigos se muestran solo ahora: imprime la hoja, o guárdala en PDF, antes de salir.`,
      en: (number: number) =>
        `${number === 1 ? 'One invitation is ready' : `${number} invitations are ready`}. The codes are shown only now: print the sheet, or save it as a PDF, before you leave.`,
    },
    print: { es: 'Imprimir la hoja', en: 'Print the sheet' },
    leave_title: { es: '¿Salir sin imprimir?', en: 'Leave without printing?' },
    leave_text: {
      es: 'Los códigos no vuelven a mostrarse. Si sales, tendrás que hacer las invitaciones otra vez.',
      en: 'The codes are not shown again. If you leave, you will have to make the invitations anew.',
    },
    leave: { es: 'Salir', en: 'Leave' },
    stay: { es: 'Quedarme', en: 'Stay' },
  },
})

/** In the language of the person who is invited. */
export const slipMessages = messages({
  unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
  staff: { es: 'Personal', en: 'Staff' },
  open: {
    es: (address: string) => `Apunta la cámara al código QR, o entra a ${address}`,
    en: (address: string) => `Point the camera at the QR code, or go to ${address}`,
  },
  write: { es: 'Escribe este código si te lo pide:', en: 'Enter this code if asked:' },
  choose: {
    es: 'Elige tu contraseña. Después entras con tu correo.',
    en: 'Choose your password. Then you sign in with your e-mail.',
  },
  choose_name: {
    es: 'Elige tu nombre de usuario y tu contraseña. Con ellos entras después.',
    en: 'Choose your user name and your password. You sign in with them.',
  },
  once: { es: 'Es personal. Sirve una vez, durante 30 días.', en: 'It is personal. It works once, for 30 days.' },
  qr: { es: (name: string) => `Código QR para ${name}`, en: (name: string) => `QR code for ${name}` },
  text: {
    es: (name: string, place: string | null, link: string, address: string, code: string) =>
      `Hola, ${name}: ${place ? `${place} usa Garita para la entrada` : 'tienes una cuenta de Garita'}. Para empezar abre este enlace y elige tu contraseña:\n${link}\n\nTambién puedes entrar a ${address} y escribir el código ${code}. Sirve una vez, durante 30 días; no lo compartas.`,
    en: (name: string, place: string | null, link: string, address: string, code: string) =>
      `Hello ${name}, ${place ? `${place} uses Garita at its entrance` : 'you have a Garita account'}. To begin, open this link and choose your password:\n${link}\n\nYou can also go to ${address} and enter the code ${code}. It works once, for 30 days; keep it to yourself.`,
  },
})

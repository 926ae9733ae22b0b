/** Texts of the user's account: waiting for approval, details, second factor. */
import { messages } from '../../shared/messages.ts'

export const accountMessages = messages({
  own_email: {
    title: { es: 'Agregar un correo', en: 'Add an e-mail' },
    hint: {
      es: 'Con él también inicias sesión y recuperas tu contraseña. Te enviamos un enlace para confirmarlo.',
      en: 'You can sign in with it too, and reset your password. We send you a link to confirm it.',
    },
    submit: { es: 'Enviar enlace', en: 'Send link' },
    sent: {
      es: (email: string) => `Abre el enlace que llegará a ${email} y escribe tu contraseña`,
      en: (email: string) => `Open the link that arrives at ${email} and enter your password`,
    },
  },
  standing: {
    pending_title: { es: 'Cuenta Pendiente de Aprobación', en: 'Account pending approval' },
    pending_text: {
      es: 'Tu cuenta está siendo revisada por la administración. Recibirás una notificación una vez que sea aprobada.',
      en: 'Your account is being reviewed by the administration. You will be notified once it is approved.',
    },
    step_sent: { es: 'Solicitud enviada', en: 'Request sent' },
    step_review: { es: 'En revisión', en: 'Under review' },
    step_open: { es: 'Entras a Garita', en: 'You enter Garita' },
    pending_live: {
      es: 'Puedes dejar esta página abierta: cambiará sola cuando te aprueben.',
      en: 'You can leave this page open: it changes by itself when you are approved.',
    },
    rejected_title: { es: 'Cuenta Rechazada', en: 'Account rejected' },
    rejected_text: {
      es: 'La administración rechazó tu solicitud. Si crees que es un error, habla con la administración de tu condominio.',
      en: 'The administration rejected your request. If you think this is a mistake, talk to the administration of your condominium.',
    },
    rejected_reason: { es: (reason: string) => `Motivo: ${reason}`, en: (reason: string) => `Reason: ${reason}` },
    moved_out_title: { es: 'Ya no vives en tu unidad', en: 'You no longer live in your unit' },
    moved_out_text: {
      es: 'La administración anotó tu mudanza: tus pases ya no abren. Si vas a vivir en otra unidad donde se usa Garita, pide su código y agrégala aquí. Si es un error, habla con la administración de tu condominio.',
      en: 'The administration has written down your move: your passes no longer open. If you are going to live in another unit where Garita is used, ask for its code and add it here. If this is a mistake, talk to the administration of your condominium.',
    },
    unconfirmed_title: { es: 'Confirma tu correo', en: 'Confirm your e-mail' },
    unconfirmed_text: {
      es: (email: string) => `Enviamos un enlace a ${email}. Ábrelo para confirmar que el correo es tuyo.`,
      en: (email: string) => `We sent a link to ${email}. Open it to confirm that the address is yours.`,
    },
    unconfirmed_without_mail: {
      es: 'La administración confirmará tu correo al aprobar tu cuenta.',
      en: 'The administration will confirm your e-mail when it approves your account.',
    },
    send_again: { es: 'Enviar el enlace otra vez', en: 'Send the link again' },
    sent_again: { es: 'Enlace enviado', en: 'Link sent' },
    second_factor_title: { es: 'Activa la verificación en dos pasos', en: 'Turn on two-step verification' },
    second_factor_text: {
      es: 'Esta instalación lo exige a quienes administran. Actívalo para continuar.',
      en: 'This installation requires it of administrators. Turn it on to continue.',
    },
    requested: {
      es: (unit: string, condominium: string) => `Solicitud para la unidad ${unit} de ${condominium}`,
      en: (unit: string, condominium: string) => `Request for unit ${unit} at ${condominium}`,
    },
    to_account: { es: 'Mi cuenta', en: 'My account' },
    sign_out: { es: 'Cerrar Sesión', en: 'Sign out' },
  },
  account: {
    title: { es: 'Mi cuenta', en: 'My account' },
    subtitle: { es: 'Tus datos, tu contraseña y tus sesiones', en: 'Your details, your password and your sessions' },
    details: { es: 'Mis datos', en: 'My details' },
    language: { es: 'Idioma', en: 'Language' },
    language_hint: {
      es: 'El de la aplicación y el de los correos que recibes',
      en: 'Of the app and of the e-mails you receive',
    },
    username: { es: 'Nombre de usuario (opcional)', en: 'User name (optional)' },
    username_hint: {
      es: 'También puedes iniciar sesión con él. De 3 a 32 letras sin acento, números, puntos o guiones.',
      en: 'You can sign in with it too. 3 to 32 plain letters, digits, dots or hyphens.',
    },
    no_email: { es: 'Sin correo', en: 'No e-mail' },
    no_email_hint: {
      es: 'Sin él, la administración te da un código si olvidas tu contraseña.',
      en: 'Without one, your administration gives you a code if you forget your password.',
    },
    email_fixed: {
      es: 'Para cambiar tu correo, habla con la administración.',
      en: 'To change your e-mail, talk to the administration.',
    },
    save: { es: 'Guardar cambios', en: 'Save changes' },
    saved: { es: 'Datos guardados', en: 'Details saved' },
    password_title: { es: 'Contraseña', en: 'Password' },
    current_password: { es: 'Contraseña actual', en: 'Current password' },
    new_password: { es: 'Contraseña nueva', en: 'New password' },
    change_password: { es: 'Cambiar contraseña', en: 'Change password' },
    password_changed: {
      es: 'Contraseña cambiada. Se cerraron las demás sesiones.',
      en: 'Password changed. All other sessions were ended.',
    },
    sessions: { es: 'Sesiones abiertas', en: 'Open sessions' },
    here: { es: 'Este navegador', en: 'This browser' },
    unknown_device: { es: 'Navegador desconocido', en: 'Unknown browser' },
    last_seen: { es: (when: string) => `Último uso: ${when}`, en: (when: string) => `Last used: ${when}` },
    end: { es: 'Cerrar', en: 'Sign out' },
    end_others: { es: 'Cerrar las demás sesiones', en: 'Sign out elsewhere' },
    others_ended: { es: 'Se cerraron las demás sesiones', en: 'Signed out elsewhere' },
    ended: { es: 'Sesión cerrada', en: 'Session ended' },
  },
  second_factor: {
    title: { es: 'Verificación en dos pasos', en: 'Two-step verification' },
    on: { es: 'Activada', en: 'On' },
    off: { es: 'Desactivada', en: 'Off' },
    why: {
      es: 'Además de la contraseña, pide un código de tu teléfono. Aunque alguien adivine tu contraseña, no podrá entrar.',
      en: 'Besides your password it asks for a code from your phone. Even someone who guesses your password cannot get in.',
    },
    recommended: { es: 'Recomendado para quienes administran', en: 'Recommended for administrators' },
    turn_on: { es: 'Activar verificación en dos pasos', en: 'Turn on two-step verification' },
    turn_off: { es: 'Desactivar', en: 'Turn off' },
    turn_off_text: {
      es: 'Tu cuenta quedará protegida solo por la contraseña.',
      en: 'Your account will be protected by the password alone.',
    },
    your_password: { es: 'Tu contraseña', en: 'Your password' },
    continue: { es: 'Continuar', en: 'Continue' },
    scan: {
      es: 'Escanea esta imagen con tu aplicación de autenticación. Si la tienes en este mismo teléfono, ábrela o copia la clave.',
      en: 'Scan this picture with your authenticator app. If it is on this same phone, open it or copy the key.',
    },
    picture: { es: 'Imagen para la aplicación de autenticación', en: 'Picture for the authenticator app' },
    key: { es: 'Clave', en: 'Key' },
    copy_key: { es: 'Copiar clave', en: 'Copy key' },
    open_app: { es: 'Abrir mi aplicación', en: 'Open my app' },
    first_code: { es: 'Código de 6 dígitos', en: '6-digit code' },
    confirm: { es: 'Confirmar código', en: 'Confirm code' },
    recovery_title: { es: 'Códigos de recuperación', en: 'Recovery codes' },
    recovery_text: {
      es: 'Guárdalos en un lugar seguro: cada uno sirve una vez si pierdes el teléfono. No se volverán a mostrar.',
      en: 'Keep them in a safe place: each works once if you lose your phone. They will not be shown again.',
    },
    copy: { es: 'Copiar', en: 'Copy' },
    copied: { es: 'Copiado', en: 'Copied' },
    done: { es: 'Ya los guardé', en: 'I have saved them' },
    drop_code: { es: 'Código de verificación', en: 'Verification code' },
    drop_code_hint: {
      es: 'Los 6 dígitos de tu aplicación, o un código de recuperación',
      en: 'The 6 digits of your app, or a recovery code',
    },
    turned_off: { es: 'Verificación en dos pasos desactivada', en: 'Two-step verification turned off' },
  },
})

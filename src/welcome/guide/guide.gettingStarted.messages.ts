/** The guide for the first day: account, approval, sign-in and household. */
import type { GuideSection } from './guide.ts'

export const gettingStartedSection: GuideSection = {
  anchor: 'getting-started',
  title: { es: 'Primeros pasos', en: 'Getting started' },
  entries: [
    {
      title: { es: 'Crear tu cuenta', en: 'Create your account' },
      text: {
        es: 'En la página de inicio toca «Crear Cuenta». Deja «Residente» como tipo de usuario y escribe tu nombre, tu correo, tu condominio, el número de tu unidad y una contraseña de al menos 10 caracteres. Una frase corta funciona muy bien.\n\nSi tu condominio no aparece en la lista, pide a la administración su enlace de invitación y ábrelo: el condominio ya vendrá elegido.',
        en: 'On the home page tap “Create account”. Leave “Resident” as the user type and enter your name, your e-mail, your condominium, your unit number and a password of at least 10 characters. A short phrase works very well.\n\nIf your condominium is not in the list, ask its administration for the invitation link and open it: the condominium will be chosen already.',
      },
      picture: 'register',
    },
    {
      title: { es: 'Esperar la aprobación', en: 'Wait for approval' },
      text: {
        es: 'La administración de tu condominio revisa cada cuenta nueva. Mientras tanto puedes iniciar sesión y verás «Cuenta Pendiente de Aprobación».\n\nCuando te aprueben, esa misma página cambia sola y ya puedes usar Garita. Si pasan varios días, habla con la administración: ella ve tu solicitud y es quien la aprueba.',
        en: 'The administration of your condominium reviews each new account. Meanwhile you can sign in and you will see “Account pending approval”.\n\nWhen you are approved, that same page changes by itself and you can use Garita. If several days go by, talk to the administration: it sees your request and is the one who approves it.',
      },
    },
    {
      title: { es: 'Iniciar sesión', en: 'Sign in' },
      text: {
        es: 'Toca «Iniciar Sesión», escribe tu correo y tu contraseña, y toca el botón azul.\n\nSi olvidaste la contraseña, toca «¿Olvidaste tu contraseña?» y escribe tu correo: recibirás un enlace que sirve una hora para elegir una nueva. Si tu condominio no envía correos, pide el enlace a la administración.',
        en: 'Tap “Sign in”, enter your e-mail and your password, and tap the blue button.\n\nIf you forgot the password, tap “Forgot your password?” and enter your e-mail: you will receive a link that works for one hour to choose a new one. If your condominium sends no e-mail, ask the administration for the link.',
      },
    },
    {
      title: { es: 'Conocer la pantalla de inicio', en: 'Your home screen' },
      text: {
        es: 'Al entrar ves cuántas autorizaciones tienes, cuántas visitas están dentro, las entradas de hoy y si alguien espera tu respuesta. Abajo, «Acciones rápidas» te lleva a lo que más se usa.\n\nEn el teléfono, las tres rayas de arriba a la izquierda abren el menú con todo lo demás. La campana de arriba a la derecha guarda tus notificaciones.',
        en: 'When you enter you see how many authorizations you have, how many visits are inside, the entries of today and whether someone is waiting for your answer. Below, “Quick actions” takes you to what is used most.\n\nOn a phone, the three lines at the top left open the menu with everything else. The bell at the top right keeps your notifications.',
      },
      picture: 'home',
    },
    {
      title: { es: 'Registrar a quienes viven contigo', en: 'Register those who live with you' },
      text: {
        es: 'Abre «Mis Residentes» y toca «Agregar Residente». Escribe nombre, apellido y número de identificación, y toca «Guardar».\n\nEn «Puede autorizar accesos» elige «Sí» solo para quien pueda decir a la garita, por teléfono, que deje pasar a una visita.',
        en: 'Open “My Residents” and tap “Add resident”. Enter name, last name and identification number, and tap “Save”.\n\nIn “May authorize access” choose “Yes” only for someone who may tell the gate, by phone, to let a visit in.',
      },
    },
    {
      title: { es: 'Cambiar tus datos, el idioma o la contraseña', en: 'Change your details, language or password' },
      text: {
        es: 'En el menú abre «Mi cuenta». Ahí cambias tu nombre, tu teléfono, el idioma y la contraseña, y puedes cerrar la sesión en otros teléfonos o computadoras.\n\nPara cambiar tu correo o tu unidad, habla con la administración.',
        en: 'In the menu open “My account”. There you change your name, your phone, the language and the password, and you can sign out of other phones or computers.\n\nTo change your e-mail or your unit, talk to the administration.',
      },
    },
  ],
  tips: [
    {
      es: 'Agrega Garita a la pantalla de inicio de tu teléfono: se abre como cualquier otra aplicación.',
      en: 'Add Garita to the home screen of your phone: it opens like any other app.',
    },
    {
      es: 'No prestes tu contraseña. Cada persona adulta de tu casa puede pedir su propia cuenta con la misma unidad.',
      en: 'Do not lend your password. Each adult of your home can ask for an account of their own with the same unit.',
    },
  ],
}

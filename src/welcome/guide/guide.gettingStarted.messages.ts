import type { GuideSection } from './guide.ts'

export const gettingStartedSection: GuideSection = {
  anchor: 'getting-started',
  title: { es: 'Primeros pasos', en: 'Getting started' },
  about: { es: 'Tu cuenta, tu casa y Garita en tu teléfono.', en: 'Your account, your home and Garita on your phone.' },
  entries: [
    {
      id: 'account',
      title: { es: 'Crear tu cuenta', en: 'Create your account' },
      text: {
        es: 'En la página de inicio toca «Crear cuenta». Deja «Residente» como tipo de usuario y escribe tu nombre, tu correo, tu condominio, el número de tu unidad y una contraseña de al menos 10 caracteres. Una frase corta funciona muy bien.\n\nSi tu condominio no aparece en la lista, pide a la administración su enlace de invitación y ábrelo: el condominio ya vendrá elegido. Con un código de tu unidad también viene la unidad.',
        en: 'On the home page tap “Create account”. Leave “Resident” as the user type and enter your name, your e-mail, your condominium, your unit number and a password of at least 10 characters. A short phrase works very well.\n\nIf your condominium is not in the list, ask its administration for the invitation link and open it: the condominium will be chosen already. With a code of your unit the unit is set too.',
      },
      picture: 'register',
    },
    {
      id: 'approval',
      title: { es: 'Esperar la aprobación', en: 'Wait for approval' },
      text: {
        es: 'La administración de tu condominio revisa cada cuenta nueva. Mientras tanto puedes iniciar sesión y verás «Cuenta Pendiente de Aprobación».\n\nCuando te aprueben, esa misma página cambia sola y ya puedes usar Garita. Si pasan varios días, habla con la administración: ella ve tu solicitud y es quien la aprueba.',
        en: 'The administration of your condominium reviews each new account. Meanwhile you can sign in and you will see “Account pending approval”.\n\nWhen you are approved, that same page changes by itself and you can use Garita. If several days go by, talk to the administration: it sees your request and is the one who approves it.',
      },
    },
    {
      id: 'sign-in',
      title: { es: 'Iniciar sesión', en: 'Sign in' },
      text: {
        es: 'Toca «Iniciar sesión», escribe tu correo y tu contraseña, y toca el botón azul.\n\nSi olvidaste la contraseña, toca «¿Olvidaste tu contraseña?» y escribe tu correo: recibirás un enlace que sirve una hora para elegir una nueva. Si tu condominio no envía correos, pide el enlace a la administración.',
        en: 'Tap “Sign in”, enter your e-mail and your password, and tap the blue button.\n\nIf you forgot the password, tap “Forgot your password?” and enter your e-mail: you will receive a link that works for one hour to choose a new one. If your condominium sends no e-mail, ask the administration for the link.',
      },
    },
    {
      id: 'home',
      title: { es: 'Conocer la pantalla de inicio', en: 'Your home screen' },
      text: {
        es: 'Al entrar ves primero a quien espera tu respuesta, con los botones para contestar; después, quién está adentro y quién está por llegar, también tus reservas. «Cifras y accesos», al final, abre tus cifras, lo último que autorizaste y «Acciones rápidas». Con «Invitar» haces un pase en segundos.\n\nEn el teléfono, la barra de abajo tiene «Hoy», «Visitantes», «Invitar» y «Reservas»; «Casa» abre el menú con todo lo demás. Arriba a la derecha, la campana guarda tus notificaciones, y junto a ella está la alarma.',
        en: 'When you enter you first see the person who is waiting for your answer, with the buttons to give it; then who is inside and who is coming, your reservations too. “Figures and links”, at the end, opens your figures, your latest authorizations and “Quick actions”. “Invite” makes a pass in seconds.\n\nOn a phone, the bar at the foot has “Today”, “Visitors”, “Invite” and “Reservations”; “Home” opens the menu with everything else. At the top right, the bell keeps your notifications, and the alarm is beside it.',
      },
      picture: 'home',
    },
    {
      id: 'household',
      title: { es: 'Registrar a las personas que viven contigo', en: 'Register the people who live with you' },
      text: {
        es: 'Abre «Mis residentes» y toca «Agregar residente». Escribe nombre, apellido y número de identificación, y toca «Guardar».\n\nEn «Puede autorizar entradas» elige «Sí» solo si esa persona puede decir a la caseta, por teléfono, que deje pasar a una visita.',
        en: 'Open “My Residents” and tap “Add resident”. Enter name, last name and identification number, and tap “Save”.\n\nIn “May authorize entries” choose “Yes” only for someone who may tell the gate, by phone, to let a visit in.',
      },
    },
    {
      id: 'details',
      title: { es: 'Cambiar tus datos, el idioma o la contraseña', en: 'Change your details, language or password' },
      text: {
        es: 'En el menú abre «Mi cuenta». Ahí cambias tu nombre, tu teléfono, el idioma y la contraseña, y puedes cerrar la sesión en otros teléfonos o computadoras.\n\nTu correo cambia cuando abres el enlace que llega al correo nuevo; también avisamos al anterior. Para cambiar tu unidad, habla con la administración. Si trabajas en el condominio, otra persona debe aprobar tu nombre nuevo.',
        en: 'In the menu open “My account”. There you change your name, your phone, the language and the password, and you can sign out of other phones or computers.\n\nYour e-mail changes when you open the link that arrives at the new address; we also inform the former one. To change your unit, talk to the administration. If you work at the condominium, another person must approve your new name.',
      },
    },
    {
      id: 'own-photo',
      title: { es: 'Poner tu foto en tu pase', en: 'Put your photo on your pass' },
      text: {
        es: 'En «Mi pase» toca «Agregar foto». La caseta la ve grande junto a tu nombre, también sin internet, y la compara a simple vista; ningún programa reconoce caras. No la ven tu casa ni la administración. La quitas con «Quitar foto», y se borra cuando dejas la casa.\n\nLa foto de un colaborador, de un visitante permanente o de un residente sin cuenta la agregas en su tarjeta. Esa sí la ven tu casa y la administración.',
        en: 'On “My pass” tap “Add photo”. The gate sees it large beside your name, also without internet, and the guard compares it by eye; no program recognizes faces. Neither your home nor the administration sees it. You remove it with “Remove photo”, and it is deleted when you leave the home.\n\nYou add the photo of a worker, a permanent visitor or a resident without an account on their card. That one your home and the administration see too.',
      },
    },
    {
      id: 'several-homes',
      title: { es: 'Si tienes varias casas', en: 'If you have several homes' },
      text: {
        es: 'Pide el código de la otra unidad a su administración. En «Mi cuenta», en «Mis casas», toca «Agregar otra casa» y escríbelo: cuando la administración de ese condominio te acepte, la casa aparece sola.\n\nCada casa tiene sus propias pantallas. Arriba en el teléfono, o en el menú de la computadora, siempre dice en cuál estás, y ahí mismo cambias a otra. Si alguien te espera en la caseta de otra de tus casas, te avisamos al pie de la pantalla.',
        en: 'Ask the administration of the other unit for its code. In “My account”, under “My homes”, tap “Add another home” and enter it: once the administration of that condominium accepts you, the home appears by itself.\n\nEach home has screens of its own. At the top on a phone, or in the menu on a computer, it always says which one you are in, and there you change to another. If someone waits for you at the gate of another of your homes, we tell you at the foot of the screen.',
      },
    },
    {
      id: 'install',
      title: { es: 'Poner Garita en tu teléfono', en: 'Put Garita on your phone' },
      text: {
        es: 'No hay nada que descargar de una tienda: abre Garita en el navegador de tu teléfono y agrégala a la pantalla de inicio. En Android está en el menú del navegador; en iPhone, en el botón de compartir de Safari. Desde entonces se abre como cualquier otra aplicación.\n\nEn una computadora basta con abrir la página.',
        en: 'There is nothing to download from a store: open Garita in the browser of your phone and add it to the home screen. On Android that is in the browser’s menu; on an iPhone, in Safari’s share button. From then on it opens like any other app.\n\nOn a computer just open the page.',
      },
    },
    {
      id: 'offline',
      title: { es: 'Sin internet', en: 'Without internet' },
      text: {
        es: 'Los pases que abriste antes en este teléfono se ven también sin conexión: abre Garita y elige el que necesitas. Quien te visita puede abrir de nuevo el enlace de su pase, o decir el número de acceso.\n\nPara invitar, responder o cambiar algo hace falta conexión. La caseta sigue trabajando aunque se caiga su internet.',
        en: 'Passes that you opened before on this phone can be seen without a connection too: open Garita and choose the one you need. Your visitor can open the link of their pass again, or say the access number.\n\nTo invite, answer or change something you need a connection. The gate keeps working when its internet is down.',
      },
    },
    {
      id: 'lost-phone',
      title: { es: 'Si pierdes o cambias tu teléfono', en: 'If you lose or change your phone' },
      text: {
        es: 'Inicia sesión en otro teléfono o computadora, abre «Mi cuenta» y en «Sesiones abiertas» toca «Cerrar» junto al teléfono perdido. Después cambia tu contraseña: eso cierra las demás sesiones.\n\nSi usas la verificación en dos pasos y ya no tienes ese teléfono, entra con uno de tus códigos de recuperación. Si temes que alguien vea un pase que mostraste en él, ábrelo y toca «Anular este y crear otro». En un teléfono nuevo solo tienes que iniciar sesión.',
        en: 'Sign in on another phone or computer, open “My account” and under “Open sessions” tap “Sign out” beside the lost phone. Then change your password: that ends all other sessions.\n\nIf you use two-step verification and no longer have that phone, sign in with one of your recovery codes. If you fear that someone sees a pass you showed on it, open the pass and tap “Cancel this one and create another”. On a new phone you only have to sign in.',
      },
    },
    {
      id: 'two-steps',
      title: { es: 'Verificación en dos pasos', en: 'Two-step verification' },
      text: {
        es: 'En «Mi cuenta» está «Verificación en dos pasos»: ahí la activas o la desactivas. Si ya no tienes el teléfono, entra con uno de tus códigos de recuperación.',
        en: '“My account” has “Two-step verification”: turn it on or off there. If you no longer have the phone, sign in with one of your recovery codes.',
      },
    },
    {
      id: 'home-accounts',
      title: { es: 'Las cuentas de tu casa', en: 'The accounts of your home' },
      text: {
        es: 'En «Mis residentes» ves a todas las personas de tu casa, y quién puede autorizar entradas. Si alguien no debe estar ahí, toca «Esto no está bien» y la administración se entera.',
        en: 'Under “My Residents” you see everybody of your home, and who can authorize entries. If someone should not be there, tap “This is not right” and the administration is told.',
      },
    },
    {
      id: 'stored-data',
      title: { es: 'Tus datos, y eliminar tu cuenta', en: 'Your data, and deleting your account' },
      text: {
        es: 'En «Mi cuenta», en «Mis datos guardados», descargas todo lo que Garita guarda sobre ti o pides que se elimine tu cuenta.',
        en: 'In “My account”, under “My stored data”, you download everything that Garita holds about you or request that your account is deleted.',
      },
    },
    {
      id: 'ask-administration',
      title: { es: 'Preguntas para la administración', en: 'Questions for the administration' },
      text: {
        es: 'Garita lleva los accesos y las reservas. Lo que cuesta, las cuotas, el ruido, la basura, el agua y la clave del wifi son asunto de la administración de tu condominio.\n\nNo dice a nadie quién vive en cada unidad, su teléfono ni a qué hora sale: pregunta en la caseta o a la administración.',
        en: 'Garita handles access and reservations. What it costs, the fees, noise, garbage, water and the wifi password are matters of the administration of your condominium.\n\nIt tells nobody who lives in a unit, their phone or when they go out: ask the gate or the administration.',
      },
    },
  ],
  tips: [
    {
      id: 'own-account',
      es: 'No prestes tu contraseña. Cada persona adulta de tu casa puede pedir su propia cuenta con la misma unidad.',
      en: 'Do not lend your password. Each adult of your home can ask for an account of their own with the same unit.',
    },
  ],
}

import type { GuideSection } from './guide.ts'

export const staysSection: GuideSection = {
  anchor: 'stays',
  title: { es: 'Estancias cortas', en: 'Short stays' },
  about: {
    es: 'Recibir huéspedes por días, si el condominio lo permite.',
    en: 'Receive guests by days, where the condominium allows it.',
  },
  entries: [
    {
      id: 'stays-make',
      title: { es: 'Recibir huéspedes por días', en: 'Receive guests by days' },
      text: {
        es: 'En «Mis residentes» toca «Estancias cortas» y después «Nueva estancia». Escribe a los huéspedes, un nombre por línea, y di el día y la hora de la llegada y de la salida. La pantalla dice cuántas noches y cuántos huéspedes permite el condominio, y muestra sus reglas. Toca «Crear estancia».\n\nSi eres propietario y nadie vive en la unidad, haces lo mismo en la página de tu unidad. Si la rentas a una persona que vive ahí, las estancias las hace esa persona.',
        en: 'In “My Residents” tap “Short stays” and then “New stay”. Enter the guests, one name per line, and say the day and the time of arrival and departure. The screen says how many nights and guests the condominium allows, and shows its rules. Tap “Make the stay”.\n\nIf you are the owner and nobody lives in the unit, you do the same on the page of your unit. If you rent it to a person who lives there, that person makes the stays.',
      },
    },
    {
      id: 'stays-send',
      title: { es: 'Enviar el código a tus huéspedes', en: 'Send the code to your guests' },
      text: {
        es: 'Ves el código una sola vez: toca «Enviar por WhatsApp» o «Copiar el texto». Cada huésped abre el enlace y crea su cuenta, también antes de llegar. Entra por la caseta desde la hora de llegada hasta la de salida, sin esperar a la administración, y no autoriza visitas.\n\nSi perdiste el código y ningún huésped se ha registrado, toca «Otro código»: el anterior deja de servir.',
        en: 'You see the code only once: tap “Send by WhatsApp” or “Copy the text”. Each guest opens the link and creates an account, also before they arrive. They come in at the gate from the time of arrival to that of departure, without waiting for the administration, and authorize no visitors.\n\nIf you lost the code and no guest has registered, tap “New code”: the earlier one stops working.',
      },
    },
    {
      id: 'stays-change',
      title: { es: 'Ver, acortar o terminar una estancia', en: 'See, shorten or end a stay' },
      text: {
        es: 'El calendario de «Estancias cortas» muestra los días con llegada, estancia y salida, y debajo están las estancias con los huéspedes que ya tienen cuenta. Con «Acortar» una estancia termina antes. «Terminar», o «Cancelar» si no ha empezado, anula en ese momento el código y las cuentas de los huéspedes.\n\nLa unidad tiene una estancia a la vez; la siguiente puede empezar en el minuto en que termina la anterior. Los demás adultos de tu casa y el propietario reciben un aviso de cada estancia nueva, y la administración las ve todas.',
        en: 'The calendar of “Short stays” shows the days with arrival, stay and departure, and below it are the stays with the guests who have an account. “Shorten” ends a stay earlier. “End”, or “Cancel” before it begins, voids the code and the accounts of the guests at that moment.\n\nThe unit has one stay at a time; the next one may begin in the minute in which the one before ends. The other adults of your home and the owner get a notice of each new stay, and the administration sees all of them.',
      },
    },
    {
      id: 'stays-guest',
      title: { es: 'Llegar como huésped de una estancia', en: 'Arrive as the guest of a stay' },
      text: {
        es: 'Abre el enlace que te enviaron y crea tu cuenta con tu nombre como está en tu documento: la caseta lo compara. En «Mi pase» está tu código para entrar, desde la hora de llegada. No autorizas visitas: pide que las invite la persona que te recibe. Cuando termina la estancia, tu pase deja de servir.',
        en: 'Open the link that you got and create your account with your name as it is in your document: the gate compares it. “My pass” has your code to come in, from the time of arrival. You authorize no visitors: ask your host to invite them. When the stay ends, your pass stops working.',
      },
    },
  ],
  tips: [
    {
      es: 'Tú respondes por tus huéspedes: escribe sus nombres como están en su documento.',
      en: 'You answer for your guests: enter their names as they are in their documents.',
    },
  ],
}

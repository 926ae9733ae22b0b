import type { GuideSection } from './guide.ts'
import { postersSection } from './postersGuide.messages.ts'

const shiftSection: GuideSection = {
  anchor: 'shift',
  title: { es: 'Tu turno', en: 'Your shift' },
  about: { es: 'Empezar, entregar y practicar.', en: 'Begin, hand over and practice.' },
  entries: [
    {
      id: 'guard-begin',
      title: { es: 'Empezar el turno', en: 'Begin your shift' },
      text: {
        es: 'Inicia sesión en la tableta o la computadora de la caseta y abre «Vista de Garita» en el menú. La primera vez elige la caseta en la que trabajas: la estación la recuerda.\n\nArriba ves la caseta, tu nombre, la hora y si hay conexión. Abajo están «Esperados hoy», «Dentro ahora» y «Recientes».',
        en: 'Sign in on the tablet or computer of the gate and open “Guard view” in the menu. The first time, choose the gate at which you work; the station remembers it.\n\nAt the top you see the gate, your name, the time and whether there is a connection. Below are “Expected today”, “Inside now” and “Recent”.',
      },
      picture: 'guard-station',
    },
    {
      id: 'guard-hand-over',
      title: { es: 'Entregar el turno', en: 'Hand over the shift' },
      text: {
        es: 'Toca «Opciones», los tres puntos de arriba, y «Entregar a otro guardia». Quien llega inicia sesión con su propia cuenta: cada registro lleva el nombre de quien lo hizo.',
        en: 'Tap “Options”, the three dots at the top, and “Hand over to another guard”. The next guard signs in with their own account: each record carries the name of the person who made it.',
      },
    },
    {
      id: 'guard-pin',
      title: { es: 'Una tableta con PIN', en: 'A tablet with a PIN' },
      text: {
        es: 'Si tu administración vinculó la tableta a la caseta, empiezas tu turno con tus iniciales y tu PIN de seis dígitos, también sin internet. La primera vez toca «Crear o cambiar mi PIN» y entra con tu correo y tu contraseña.\n\nPara el relevo toca «Entregar a otro guardia»: quien llega lee lo que queda abierto y escribe su PIN ahí mismo. Si te vas un momento, «Bloquear». Un PIN equivocado no borra nada, solo hace esperar.\n\n¿Cubres a alguien y no tienes PIN? Llama al supervisor y pídele el código de hoy. Toca «Relevo con código», escribe tu nombre y los ocho dígitos: funciona también sin internet, y la bitácora dice que fuiste tú.',
        en: 'If your administration linked the tablet to the gate, you start your shift with your initials and your six-digit PIN, also without internet. The first time tap “Set or change my PIN” and sign in with your e-mail and password.\n\nTo hand over tap “Hand over to another guard”: the next guard reads what is open and types their PIN right there. If you leave for a moment, “Lock”. A wrong PIN deletes nothing, it only makes you wait.\n\nAre you covering for another guard, without a PIN? Call the supervisor and ask for today’s code. Tap “Relief with a code”, type your name and the eight digits: it works also without internet, and the log says that it was you.',
      },
    },
    {
      id: 'guard-practice',
      title: { es: 'Practicar sin riesgo', en: 'Practice without risk' },
      text: {
        es: 'En «Opciones» está «Modo de práctica»: personas inventadas y todos los casos. Nada se guarda ni se avisa a nadie. Sales con «Salir de la práctica».',
        en: 'In “Options” there is “Practice mode”: made-up people and all the cases. Nothing is saved or sent. You leave with “Leave practice”.',
      },
    },
  ],
  tips: [
    {
      es: 'Si quien llega puede ver tu pantalla, elige «El visitante ve esta pantalla» en «Opciones»: la unidad y el nombre quedan cubiertos hasta que los toques.',
      en: 'If visitors can see your screen, choose “The visitor sees this screen” in “Options”: unit and name stay covered until you tap them.',
    },
  ],
}

const entriesSection: GuideSection = {
  anchor: 'entries',
  title: { es: 'Entradas y salidas', en: 'Entries and exits' },
  about: { es: 'El pase, su resultado y la salida.', en: 'The pass, its verdict and the exit.' },
  entries: [
    {
      id: 'guard-pass',
      title: { es: 'Recibir a quien trae pase', en: 'Receive someone with a pass' },
      text: {
        es: 'Toca «Cámara» y acerca el código QR, o usa el lector. Sin código, escribe en el campo el número de cinco dígitos, la placa, el nombre o la unidad.\n\nLa respuesta llena la pantalla. Haz la pregunta del recuadro, compara con lo que te dicen y toca «Registrar Entrada».',
        en: 'Tap “Camera” and hold up the QR code, or use the reader. Without a code, type the five-digit number, the plate, the name or the unit in the field.\n\nThe answer fills the screen. Ask the question in the frame, compare it with what they say and tap “Record entry”.',
      },
      picture: 'guard-pass',
    },
    {
      id: 'guard-verdicts',
      title: { es: 'Pasa, revisa, alto', en: 'Enter, check, stop' },
      text: {
        es: 'Verde con círculo: puede pasar. Amarillo con triángulo: mira algo antes, y la pantalla dice qué. Rojo con octágono: no pasa; la pantalla dice por qué y el botón grande es lo que más ayuda.\n\nSi la unidad lo acepta de todos modos, toca «Dejar pasar con motivo» y elige el motivo. Queda en la bitácora y se avisa.',
        en: 'Green with a ring: they may enter. Amber with a triangle: look at something first, and the screen says what. Red with an octagon: they do not enter; the screen says why, and the large button is what helps most.\n\nIf the unit accepts them anyway, tap “Let in with a reason” and choose the reason. It stays in the log and people are told.',
      },
      picture: 'guard-stop',
    },
    {
      id: 'guard-exit',
      title: { es: 'Registrar una salida', en: 'Record an exit' },
      text: {
        es: 'Escanea el mismo pase, o busca a la persona en «Dentro ahora», y toca «Registrar Salida». Si lleva gafete, la tarjeta dice cuál pedir de vuelta; ahí mismo está «Cambiar gafete». La salida nunca se niega: si algo está en rojo y la persona va de salida, abre.',
        en: 'Scan the same pass, or find the person in “Inside now”, and tap “Record exit”. If they have a badge, the card says which one to ask back; “Change the badge” is there too. Leaving is never refused: if something is red and the person is leaving, open.',
      },
    },
    {
      id: 'guard-several-homes',
      title: { es: 'Una persona que trabaja en varias casas', en: 'A person who works in several homes' },
      text: {
        es: 'Cuando dos casas autorizan a la misma persona, abre «Colaboradores», compara su documento y toca «Es la misma persona». Desde entonces cualquiera de sus códigos abre mientras una de sus casas le espere, y la tarjeta dice cuáles.\n\nCada casa lee solo lo suyo: no le digas a una dónde más trabaja. Con «Página de la persona» le das su propio enlace, con su código y sus horas.',
        en: 'When two homes authorize the same person, open “Workers”, compare their document and tap “It is the same person”. From then on any of their codes opens while one of their homes expects them, and the card says which.\n\nEach home reads only its own: do not tell one where else they work. With “Page of this person” you give them their own link, with their code and their hours.',
      },
    },
    {
      id: 'guard-mistake',
      title: { es: 'Si te equivocas', en: 'If you make a mistake' },
      text: {
        es: 'Durante diez segundos tienes «Me equivoqué». Lo que registraste deja de contar, y la bitácora conserva las dos líneas.',
        en: 'For ten seconds you have “My mistake”. What you recorded no longer counts, and the log keeps both lines.',
      },
    },
  ],
  tips: [
    {
      es: 'Con teclado no hace falta el ratón: «Teclas», en «Opciones», dice qué hace cada una.',
      en: 'With a keyboard you need no mouse: “Keys”, in “Options”, says what each one does.',
    },
  ],
}

const unannouncedSection: GuideSection = {
  anchor: 'unannounced',
  title: { es: 'Visitas sin aviso', en: 'Unannounced visits' },
  about: {
    es: 'Preguntar a la unidad, y qué hacer si nadie responde.',
    en: 'Ask the unit, and what to do if nobody answers.',
  },
  entries: [
    {
      id: 'guard-unannounced',
      title: { es: 'Preguntar a la unidad', en: 'Ask the unit' },
      text: {
        es: 'Toca «Visita No Anunciada», elige la unidad, escribe quién llega y toca «Solicitar Aprobación». Suena el teléfono de la casa, y lo que respondan aparece en tu pantalla.\n\nEn una casa que no recibe a alguien escribes también el nombre de quien entrega. Si se parece a esa persona, la tarjeta es ámbar: pide documento.\n\nMientras tanto puedes atender a otros: quien espera está en «Esperan respuesta».',
        en: 'Tap “Unannounced visit”, choose the unit, write who arrives and tap “Request approval”. The phone of the home rings, and the answer appears on your screen.\n\nAt a home that does not receive someone you also write the name of whoever delivers. If they are like that person, the card is amber: ask for a document.\n\nMeanwhile you can attend to others: those who wait are under “Waiting for an answer”.',
      },
      picture: 'guard-unannounced',
    },
    {
      id: 'guard-phone',
      title: { es: 'Si nadie responde', en: 'If nobody answers' },
      text: {
        es: 'Si la casa pide que la llames, la tarjeta lo dice. Toca los teléfonos de la unidad y llama. Se ven durante un minuto, y queda escrito que los viste. Con un toque anotas lo que dijeron: «Dijo que sí», «Dijo que no», «No contesta», «Viene» o «Déjalo en caseta».\n\nTodas las unidades están en «Teléfonos», también sin internet. Si contestó alguien que no está ahí, toca «Ya llamé y dijo que sí» y elige o escribe su nombre.',
        en: 'If the home asks you to call, the card says so. Tap the phones of the unit and call. They show for a minute, and it is written down that you saw them. One tap notes what they said: “Said yes”, “Said no”, “No answer”, “Comes to the gate” or “Leave it at the gate”.\n\nAll units are under “Phones”, also without internet. If the person who answered is not listed, tap “I called, they said yes” and choose or write their name.',
      },
    },
    {
      id: 'guard-left',
      title: { es: 'Paquetes en la caseta', en: 'Packages at the gate' },
      text: {
        es: 'Si la casa responde «Déjalo en caseta», toca «Anotar qué quedó» y elige qué es: con un toque queda anotado y la casa lo ve. Con «Tomar foto» agregas una foto, que la casa ve y tú ves al entregar; sin internet se envía después. Si responde que viene, la pantalla dice quién: nadie entra.\n\nEn «Paquetes» está todo lo que dejaron. Tócalo para entregarlo y elige a quién. También puedes anotar algo que dejaron sin preguntar. Funciona sin internet.',
        en: 'If the home answers “Leave it at the gate”, tap “Write down what stays” and choose what it is: one tap writes it down and the home sees it. “Take a photo” adds a photo, which the home sees and you see at the handover; without internet it is sent later. If they come to the gate, the screen says who: nobody enters.\n\n“Packages” has all that was left. Tap it to hand it over and choose to whom. You can also write down something that was left without asking. It works without internet.',
      },
    },
    {
      id: 'guard-rules',
      title: { es: 'Cuando la casa ya dijo qué hacer', en: 'When the home has said what to do' },
      text: {
        es: 'Una casa puede decir de antemano quién pasa. Entonces la tarjeta dice la regla, de quién es y qué hacer: «Pasa sin preguntar», «Se queda en la caseta» o «No pasa». Con un toque queda escrito. Si algo no te convence, toca «Mejor preguntar».\n\nSi después la casa dice que no fue correcto, tu pantalla lo muestra en rojo: quién, por dónde y desde cuándo.',
        en: 'A home can say beforehand who is let in. Then the card says the rule, whose it is and what to do: “Let in without asking”, “Leave at the gate” or “Do not let in”. One tap writes it down. If something does not convince you, tap “Ask instead”.\n\nIf the home says afterwards that this was wrong, your screen shows it in red: who, through which gate and since when.',
      },
    },
    {
      id: 'guard-parties',
      title: { es: 'Invitados de una reserva', en: 'Guests of a reservation' },
      text: {
        es: 'En «Esperados hoy» están las «Reservas de hoy». Abre la reserva y registra a cada invitado por su nombre; a quien no está en la lista, con «Otro invitado».',
        en: 'In “Expected today” are “Today’s reservations”. Open the reservation and record each guest by name; someone who is not on the list, with “Another guest”.',
      },
    },
  ],
  tips: [
    {
      es: 'Una denegación se queda en tu pantalla hasta que tocas «Enterado».',
      en: 'A denial stays on your screen until you tap “Got it”.',
    },
  ],
}

const offlineSection: GuideSection = {
  anchor: 'offline',
  title: { es: 'Sin internet', en: 'Without internet' },
  about: { es: 'La estación sigue, y se pone al día sola.', en: 'The station goes on, and catches up by itself.' },
  entries: [
    {
      id: 'guard-offline',
      title: { es: 'Seguir trabajando sin internet', en: 'Keep working without internet' },
      text: {
        es: 'La barra de arriba se pone amarilla y dice «Sin conexión». La estación sigue: lee pases con lo último que supo y guarda lo que registras. Cuando vuelve la conexión, lo envía sola.\n\nA las casas no se les puede preguntar sin conexión: llama con los números de «Teléfonos».\n\nDespués de un día cada tarjeta dice de cuándo son los datos. Después de tres, una tableta con PIN solo muestra quién vive en cada unidad: nadie sale en verde, llamas a la casa y tocas «Ya llamé y dijo que sí».',
        en: 'The bar at the top turns amber and says “Offline”. The station goes on: it reads passes with the last it knew and keeps what you record. When the connection is back, it sends everything by itself.\n\nHomes cannot be asked without a connection: call the numbers under “Phones”.\n\nAfter a day each card says how old its data is. After three, a tablet with a PIN only shows who lives in each unit: nobody is green, you call the home and tap “I called, they said yes”.',
      },
      picture: 'guard-offline',
    },
    {
      id: 'guard-conflict',
      title: { es: 'Cuando vuelve la conexión', en: 'When the connection is back' },
      text: {
        es: 'Si algo cambió mientras tanto, por ejemplo una visita cancelada, una tarjeta lo dice. Léela, avisa si hace falta y toca «Enterado».',
        en: 'If something changed meanwhile, for example a canceled visit, a card says so. Read it, tell someone if needed and tap “Got it”.',
      },
    },
  ],
  tips: [
    {
      es: 'No cierres la estación ni borres los datos del navegador mientras diga cuántos registros faltan por enviar.',
      en: 'Do not close the station or clear the browser’s data while it says how many records are still to be sent.',
    },
  ],
}

const incidentsSection: GuideSection = {
  anchor: 'incidents',
  title: { es: 'Incidentes', en: 'Incidents' },
  about: { es: 'Lo que pasó, escrito una vez y bien.', en: 'What happened, written once and well.' },
  entries: [
    {
      id: 'guard-incident',
      title: { es: 'Anotar lo que pasó', en: 'Write down what happened' },
      text: {
        es: 'Toca «Anotar incidente» o la tecla F3, elige qué es, escribe qué pasó y toca «Guardar». También sin internet. En «Recientes», el botón de cada línea lo une a esa entrada o salida.\n\nLo que quede «Abierto: lo ve el siguiente turno» aparece en la pantalla de quien te releva. Tócalo para agregar una nota o cerrarlo.',
        en: 'Tap “Record incident” or the key F3, choose what it is, write what happened and tap “Save”. Without internet too. In “Recent”, the button of each line links it to that entry or exit.\n\nWhat is “Open: the next shift sees it” stands on the screen of the guard after you. Tap it to add a note or close it.',
      },
    },
    {
      id: 'guard-request',
      title: { es: 'Si alguien pide información', en: 'If someone asks for information' },
      text: {
        es: 'Policía, fiscalía o una aseguradora: elige «Solicitud de información» y anota quién la pide, con qué documento, sobre qué y de qué horas. Avisa a la administración antes de entregar algo.',
        en: 'Police, a prosecutor or an insurer: choose “Request for information” and write who asks, with which document, about what and which hours. Tell the administration before you give anything.',
      },
    },
  ],
  tips: [
    {
      es: 'Lo anotado no se cambia ni se borra. Si te equivocas, agrega una nota.',
      en: 'What was written is not changed or deleted. If you make a mistake, add a note.',
    },
  ],
}

export const guardGuide: readonly GuideSection[] = [
  shiftSection,
  entriesSection,
  unannouncedSection,
  incidentsSection,
  offlineSection,
  postersSection,
]

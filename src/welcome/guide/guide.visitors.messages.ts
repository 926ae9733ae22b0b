import type { GuideSection } from './guide.ts'

export const visitorsSection: GuideSection = {
  anchor: 'visitors',
  title: { es: 'Visitas', en: 'Visitors' },
  about: { es: 'Invitar, enviar el pase y responder a la caseta.', en: 'Invite, send the pass and answer the gate.' },
  entries: [
    {
      id: 'visitors-invite',
      title: { es: 'Invitar a alguien', en: 'Invite someone' },
      text: {
        es: 'En «Hoy» toca «Invitar», escribe nombre y apellido, elige el día y toca «Crear y enviar por WhatsApp»: el pase se crea y se abre WhatsApp con el mensaje.\n\nPara dar placa, documento, motivo o cuántos acompañantes vienen, abre «Más datos» en la misma hoja. Un pase sirve para todo el grupo, también si llega en dos partes. Si no quieres enviar el pase ahora, toca ahí «Crear sin enviar».\n\nSi no pones hora, el pase sirve desde que empieza el primer día hasta que termina el último.',
        en: 'On “Today”, tap “Invite”, enter name and last name, choose the day and tap “Create and send by WhatsApp”: the pass is made and WhatsApp opens with the message.\n\nTo give plate, document, purpose or the number of companions, open “More details” on the same sheet. One pass works for the whole group, also if it comes in two parts. If you do not want to send the pass now, tap “Create without sending” there.\n\nIf you give no time, the pass works from the beginning of the first day to the end of the last.',
      },
      picture: 'new-visitor',
    },
    {
      id: 'visitors-ask',
      title: { es: 'Pedir permiso para una visita', en: 'Ask for permission for a visitor' },
      text: {
        es: 'Si en tu casa no autorizas entradas, en «Hoy» toca «Pedir permiso», escribe quién viene y qué día, y envíalo. Los adultos de tu casa reciben un aviso. Cuando uno de ellos autoriza o dice que no, lo ves en «Permisos que pediste».\n\nSi eres tú quien autoriza, toca el aviso: la invitación ya tiene el nombre y el día. También puedes decir que no, con un mensaje.',
        en: 'If you do not authorize entries in your home, on “Today” tap “Ask for permission”, enter who comes and on which day, and send it. The adults of your home get a notice. When one of them authorizes the visit or says no, you see it under “Permissions you asked for”.\n\nIf you are the one who authorizes, tap the notice: the invitation already has the name and the day. You can also say no, with a message.',
      },
    },
    {
      id: 'visitors-pass',
      title: { es: 'Enviar el pase', en: 'Send the pass' },
      text: {
        es: 'En la tarjeta de tu visita toca «Ver QR». Verás un código QR y un número de acceso de cinco dígitos.\n\nToca «Compartir» para enviarlo por WhatsApp, mensaje o correo. En la caseta, tu visita muestra el código o dice el número. Si un programa no deja compartir, usa «Copiar enlace», «Copiar número» o «Descargar».',
        en: 'On the card of your visit tap “View QR”. You will see a QR code and a five-digit access number.\n\nTap “Share” to send it by WhatsApp, text message or e-mail. At the gate, your visitor shows the code or says the number. If a program does not let you share, use “Copy link”, “Copy number” or “Download”.',
      },
      picture: 'pass',
    },
    {
      id: 'visitors-answer',
      title: { es: 'Responder cuando alguien llega sin aviso', en: 'Answer when someone arrives unannounced' },
      text: {
        es: 'El guardia registra a la persona y tú recibes «Nueva Solicitud de Visita». Toca «Responder»: verás su nombre, el motivo y cuánto lleva esperando; en «Detalles», su documento.\n\nToca «Aprobar» para que pueda entrar o «Denegar» para que no. Durante seis segundos puedes «Deshacer»: un sí pasa a ser un no, y eliges otra vez. Si viven varios en tu unidad, vale la primera respuesta y los demás la ven.\n\nTambién puedes decir «Que espere, voy»: nadie entra hasta que llegas. Con «Que me llamen», la caseta llama a tu casa y la solicitud sigue abierta. De una entrega, además, «Déjalo en caseta»: en tu inicio ves lo que te espera hasta que te lo entregan, con su foto si la caseta la tomó. Si la caseta ve que se fue, la solicitud se cierra y puedes invitarlo para hoy. Una solicitud sin respuesta vence a las 24 horas.',
        en: 'The guard registers the person and you receive “New visit request”. Tap “Answer”: you will see the name, the reason and the waiting time; in “Details”, the document.\n\nTap “Approve” so that they may enter or “Deny” so that they may not. For six seconds you can “Undo”: a yes becomes a no, and you choose again. If several of you live in the unit, the first answer counts and the others see it.\n\nYou can also say “Ask them to wait, I’m coming”: nobody enters until you are there. With “Ask them to call me”, the gate calls your home and the request stays open. Of a delivery, also “Leave it at the gate”: your home shows what waits for you until you have it, with its photo if the gate took one. If the gate sees that they left, the request closes and you can invite them for today. A request without an answer expires after 24 hours.',
      },
      picture: 'request',
    },
    {
      id: 'visitors-expect',
      title: { es: 'Cuando esperas una entrega', en: 'When you expect a delivery' },
      text: {
        es: 'En «Hoy» toca «Espero entrega»: por dos horas, la próxima entrega pasa sin preguntarte, una sola vez, y recibes un aviso. Si ya no la esperas, toca «Ya no espero».\n\nSi entró otra persona, toca «No fue correcto» en el aviso: la caseta lo ve en rojo en ese momento y la administración también.',
        en: 'On “Today”, tap “I expect a delivery”: for two hours the next delivery is let in without asking you, once, and you are told. If you do not expect it any more, tap “Not any more”.\n\nIf the wrong person was let in, tap “This was wrong” on the notice: the gate sees it in red at that moment, and so does the administration.',
      },
    },
    {
      id: 'visitors-rules',
      title: { es: 'Decir de antemano qué hace la caseta', en: 'Say beforehand what the gate does' },
      text: {
        es: 'En «Casa» abre «Reglas de la casa» y toca «Nueva regla». Elige qué llega (entregas, taxis o servicios), de qué empresa, nombre o placa, qué días y a qué horas, y qué hace la caseta: «Deja pasar y avisa», «Lo deja en la caseta», «Pregunta» o «No deja pasar».\n\nSi no dices empresa, nombre ni placa, di cuántas veces al día; de noche no deja pasar a nadie. Si hay dos reglas, vale la más precisa, y si empatan te preguntan. Los demás adultos de la casa reciben un aviso de cada regla nueva.',
        en: 'Under “Home” open “Rules of the home” and tap “New rule”. Choose what arrives (deliveries, taxis or services), from which company, name or plate, on which days and at what hours, and what the gate does: “Lets in and tells you”, “Keeps it at the gate”, “Asks” or “Does not let in”.\n\nWithout a company, name or plate, say how many times a day; at night it lets nobody in. Of two rules the more exact one counts, and if they are equal you are asked. The other adults of the home get a notice of each new rule.',
      },
    },
    {
      id: 'visitors-not-received',
      title: { es: 'Personas que no recibes', en: 'People you do not receive' },
      text: {
        es: 'En «Personas que no recibes», en el menú de tu casa, dices a quién no recibes. También se llega desde una visita denegada y desde la tarjeta de una visita o de un colaborador, con «No recibir». Basta el nombre o la placa. La caseta pide el nombre a cada repartidor que llega a tu casa. Si el nombre se parece al de esa persona, pide su documento y te avisa. Solo la caseta lee la regla, y solo entonces.',
        en: 'In “People you do not receive”, in the menu of your home, you say whom you do not receive. A denied visit and the card of a visitor or a worker lead there too, with “Do not receive”. The name or the plate is enough. The gate asks each courier who comes to your home for their name. If the name is like that person’s, it asks for their document and tells you. Only the gate reads the rule, and only then.',
      },
    },
    {
      id: 'visitors-change',
      title: { es: 'Cambiar o cancelar una invitación', en: 'Change or cancel an invitation' },
      text: {
        es: 'Toca «Editar» en la tarjeta de la visita. Si cambias solo las fechas, el enlace que enviaste muestra las nuevas y el número no cambia; una imagen que enviaste antes ya no sirve. Si cambias el documento, el apellido o la placa, el pase anterior deja de servir. En ambos casos el pase se abre para enviarlo otra vez, y la tarjeta dice «Sin enviar» hasta que lo envíes o tu visita lo abra.\n\nPara cancelar, toca «Cancelar invitación»; si no lo ves, está en «Más». El pase deja de servir en ese momento. Con «Eliminar» la visita además sale de tu lista; mientras la persona está dentro no se puede eliminar.',
        en: 'Tap “Edit” on the card of the visit. If you change the dates alone, the link that you sent shows the new ones and the number stays; a picture that you sent before no longer works. If you change the document, the last name or the plate, the old pass stops working. In both cases the pass opens so that you can send it again, and the card says “Not sent” until you send it or your visitor opens it.\n\nTo cancel, tap “Cancel invitation”; if you do not see it, it is under “More”. The pass stops working at that moment. “Delete” also takes the visit off your list; while the person is inside it cannot be deleted.',
      },
    },
    {
      id: 'visitors-end',
      title: { es: 'Terminar una visita', en: 'End a visit' },
      text: {
        es: 'La caseta registra la salida de tu visita. Tú también puedes hacerlo: en la tarjeta toca «Más» y «Dar Salida». La visita termina y su pase deja de servir.\n\nSi la misma persona vuelve otro día, toca «Invitar de nuevo» en su tarjeta y elige el día: lo demás ya estará escrito.',
        en: 'The gate records that your visitor leaves. You can do it too: on the card tap “More” and “Check out”. The visit ends and its pass stops working.\n\nIf the same person comes back another day, tap “Invite again” on their card and choose the day: the rest is filled in.',
      },
    },
    {
      id: 'visitors-permanent',
      title: { es: 'Personas que pueden venir siempre', en: 'People who can always come' },
      text: {
        es: 'Para la familia y los amigos que vienen seguido, abre «Mis visitantes permanentes» y toca «Nuevo visitante permanente». Escribe nombre y apellido y elige la relación.\n\nSu pase no tiene fecha de fin: sirve hasta que tú lo elimines.',
        en: 'For family and friends who come often, open “My Permanent Visitors” and tap “New permanent visitor”. Enter name and last name and choose the relationship.\n\nTheir pass has no end date: it works until you delete it.',
      },
    },
    {
      id: 'visitors-refused',
      title: { es: 'Si no dejan pasar a tu visita', en: 'If your visitor is not let in' },
      text: {
        es: 'Mira su tarjeta: «Programado» quiere decir que el pase empieza después, y «Expirado», que ya terminó; toca «Editar» y cambia las fechas. Si cambiaste algo después de enviarlo, envía el pase otra vez.\n\nSi el código no se lee, tu visita puede decir el número de acceso. Y el guardia puede registrarla: te llegará la solicitud y la apruebas.',
        en: 'Look at their card: “Scheduled” means that the pass begins later, and “Expired” that it is over; tap “Edit” and change the dates. If you changed something after sending it, send the pass again.\n\nIf the code cannot be read, your visitor can say the access number. And the guard can register them: you receive the request and approve it.',
      },
    },
  ],
  tips: [
    {
      es: 'Envía el pase solo a la persona invitada: cualquier otra persona podría intentar entrar con él.',
      en: 'Send the pass only to the person you invite: anyone else could try to enter with it.',
    },
    {
      id: 'visitors-other-hands',
      es: 'Si crees que otra persona tiene un pase, ábrelo y toca «Anular este y crear otro». El anterior deja de servir de inmediato.',
      en: 'If you think that another person has a pass, open it and tap “Cancel this one and create another”. The old one stops working immediately.',
    },
    {
      id: 'visitors-plate',
      es: 'Si tu visita viene en coche, anota la placa: la caseta la reconoce más rápido.',
      en: 'If your visitor comes by car, enter the plate: the gate recognizes it sooner.',
    },
  ],
}

import type { Questions } from './questions.ts'

export const visitorsQuestions: Questions = {
  'visitors-invite': {
    es: `
      cómo invito a alguien
      quiero invitar a una visita
      cómo registro una visita
      cómo doy de alta a un visitante
      viene un amigo mañana
      mi suegra viene el domingo a comer
      hoy tengo visitas en la casa, qué hago
      van a venir unos amigos el sábado en la noche
      cómo aviso a la garita que viene alguien
      cómo autorizo la entrada de una persona
      cómo dejo anotada a una visita en la portería
      viene un repartidor con un paquete
      va a llegar un uber por mí
      pedí una pizza, cómo la dejo entrar
      viene el gas mañana
      viene el camión de la mudanza
      viene el del internet a instalar el wifi
      va a venir un plomero una sola vez
      cómo hago un pase para un visitante
      generar un código qr para mi visita
      mi hermano se queda el fin de semana, cómo lo registro
      cuántos días puede durar una invitación
      puedo invitar a varias personas
      qué datos necesito de la persona que invito
      nuevo visitante temporal
      invitación por un solo día
      rentamos la casa unos días, cómo registro a los huéspedes
      entrega de mercado libre o amazon hoy
      va a venir un rappi con la comida
      pedí comida a domicilio
      va a llegar un pedido
      me visitan unos compadres
      espero a alguien en la tarde
      viene el técnico a arreglar algo
      viene el técnico del wifi
      invito a un amigo para mañana
      tengo una cena con amigos`,
    en: `
      how do I invite someone
      I want to invite a guest
      how do I register a visitor
      add a visitor
      a friend is coming tomorrow
      my mother-in-law is coming for dinner on sunday
      we are having people over on saturday night
      I'm expecting visitors today, what do I do
      how do I tell the gate that someone is coming
      how do I let the guards know about my guests
      how do I authorize a person to enter
      a delivery is coming with a package
      amazon or ups is delivering a parcel today
      my uber is picking me up
      I ordered a pizza, how do I let them in
      the movers are coming
      the internet technician is coming to install the wifi
      a plumber is coming just once
      how do I make a pass for a guest
      create a qr code for my visitor
      my brother is staying for the weekend
      how long can an invitation last
      can I invite several people
      what do I need to know about my guest
      new temporary visitor
      pass for one day only
      airbnb guests staying a few nights
      the wifi guy comes at 3
      the cable guy is coming
      I ordered food
      my food delivery is on its way
      my order arrives today
      buddies are coming over
      I expect someone this afternoon
      someone is coming to fix the heater`,
  },
  'visitors-pass': {
    es: `
      cómo mando el código qr por whatsapp
      cómo comparto el pase
      cómo le envío la invitación a mi visita
      dónde está el qr de mi visita
      dónde veo el número de acceso
      qué tiene que enseñar mi visita en la garita
      qué le digo al guardia para que pase mi visita
      mi visita no tiene whatsapp
      mi visita no tiene celular, cómo entra sin qr
      mandar el pase por correo o mensaje
      descargar el qr
      copiar el enlace del pase
      no puedo compartir el código
      para qué sirve el número de cinco dígitos
      reenviar el pase
      cómo le paso el código a mi amiga
      no sé cómo darle el código a mi visita
      mi papá no sabe usar el celular, cómo entra
      mi invitado no tiene internet
      cómo entra alguien que no usa teléfono
      cómo mando el código
      cómo mando el código qr
      cómo envío el pase`,
    en: `
      how do I send the qr code by whatsapp
      how do I share the pass
      how do I send the invitation to my guest
      text the code to my visitor
      where is the qr code of my visitor
      where do I see the access number
      what does my guest have to show at the gate
      what does my visitor say to the guard
      my guest doesn't have whatsapp
      my visitor has no phone, how do they get in without a qr
      send the pass by e-mail or text message
      download the qr code
      copy the link of the pass
      I can't share the code
      what is the five-digit number for
      resend the pass
      how do I give the code to my friend
      my dad can't use a cell phone, how does he get in
      my guest has no internet
      how does someone without a phone get in
      how do I send the code
      how do I send the pass`,
  },
  'visitors-answer': {
    es: `
      cómo apruebo una visita
      cómo autorizo a alguien que está en la garita
      cómo acepto una visita
      cómo rechazo una visita
      cómo niego la entrada a una persona
      alguien está en la entrada esperando
      llegó alguien sin avisar
      hay alguien en la puerta del condominio
      tocan el timbre de la caseta
      me tocan a la puerta y no sé quién es
      me llaman de la portería por una visita
      el guardia me pregunta si dejo pasar a alguien
      me llegó una solicitud de visita, qué hago
      no conozco a la persona que está en la garita
      no quiero que pase esa persona
      dónde contesto la solicitud
      quién puede responder en mi casa
      cuánto tiempo tengo para responder
      qué pasa si no contesto
      no estoy en casa y llegó una visita
      dejar pasar a alguien que no está registrado
      mi esposo ya contestó la solicitud
      me salió un mensaje de aprobar o denegar
      le di rechazar sin querer
      aprobé por error
      el vigilante dice que alguien pregunta por mí
      hay un señor preguntando por mí en la garita
      de la caseta preguntan si conozco a alguien
      cómo le digo al guardia que sí lo deje subir
      el conserje me avisa que hay alguien abajo`,
    en: `
      how do I approve a visit
      how do I approve a visitor
      how do I accept a visit request
      how do I deny a visitor
      how do I reject someone
      someone is at the gate
      somebody arrived unannounced
      there is somebody waiting at the entrance
      someone is at the door
      the gate is ringing me
      the guard asks whether to let someone in
      the guard is calling about a guest
      I got a visit request, what now
      I don't know the person at the gate
      I don't want that person to come in
      where do I answer the request
      who in my home can answer
      how long do I have to answer
      what happens if I don't answer
      I'm not home and a visitor showed up
      let in someone who is not registered
      my wife already answered the request
      I got a message saying approve or deny
      I hit deny by accident
      I approved by mistake
      security says someone is asking for me
      a man at the gate is asking for me
      the front gate wants to know if I know someone
      how do I tell the guard it's ok to let him up
      the front desk says somebody is downstairs`,
  },
  'visitors-ask': {
    es: `
      cómo pido permiso para una visita
      no puedo autorizar, cómo invito a un amigo
      soy menor y quiero que venga un amigo
      mi hijo me pide permiso para una visita
      quién ve el permiso que pedí
    `,
    en: `
      how do I ask for permission for a visitor
      I may not authorize, how do I invite a friend
      I am a teenager and want a friend to come
      my son asks me to allow a visitor
      who sees the permission that I asked for
    `,
  },
  'visitors-expect': {
    es: `
      espero una entrega
      espero un paquete
      hice un pedido y no quiero que me llamen
      viene un repartidor
      viene Rappi
      viene un pedido de Amazon
      pedí una pizza
      que pase el repartidor sin preguntarme
      cómo aviso que espero un paquete
      avisar a la garita de una entrega
      ya no espero la entrega
      dejaron pasar a un repartidor que no era
      dejaron pasar a quien no debían
      entró alguien que no pedí
      no fue correcto que entrara
      el mensajero pasa sin llamarme
      cuánto dura espero entrega`,
    en: `
      I expect a delivery
      I expect a parcel
      I ordered food and do not want to be called
      a courier is coming
      an order is on its way
      I ordered a pizza
      let the courier in without asking me
      how do I tell the gate that I expect a parcel
      I do not expect the delivery any more
      they let in a courier who was not mine
      they let in the wrong person
      a courier was let in by mistake
      how long does the gate wait for my delivery`,
  },
  'visitors-rules': {
    es: `
      reglas de la casa
      cómo hago una regla
      regla para las entregas
      que las entregas se queden en la garita
      que dejen los paquetes en la caseta
      que los taxis pasen siempre
      no quiero recibir a una persona
      cómo digo a quién no recibo
      prohibir la entrada a alguien en mi casa
      que no me pregunten por las entregas
      dejar pasar siempre a una empresa
      qué hace la garita cuando no contesto
      repartidores solo de día
      quitar una regla`,
    en: `
      rules of the home
      how do I make a rule
      a rule for deliveries
      deliveries should stay at the gate
      leave parcels with the guard
      taxis should always be let in
      I do not want to receive a person
      how do I say whom I do not receive
      ban a person from my home
      do not ask me about deliveries
      always let one company in
      couriers by day only
      remove a rule`,
  },
  'visitors-change': {
    es: `
      cómo cambio una invitación
      cómo cancelo una invitación
      mi visita ya no viene
      mi amigo ya no va a venir
      me equivoqué de fecha en la invitación
      mi visita va a llegar otro día
      cambiar el día o la hora de la visita
      escribí mal el nombre de mi visita
      cómo edito los datos de un visitante
      borrar una visita de la lista
      eliminar a un visitante
      cómo quito a alguien que invité
      extender la visita un día más
      cambiar la placa de la visita
      ya no quiero que venga esa persona
      retirar la invitación a alguien
      puse mal el apellido de mi invitado
      se canceló la visita
      mi tía llega otro día, ya la había registrado
      registré a mi visita para hoy pero llega el lunes`,
    en: `
      how do I change an invitation
      how do I cancel an invitation
      my guest isn't coming anymore
      my friend canceled
      I put the wrong date on the invitation
      my visitor is coming on another day
      change the day or the time of a visit
      I misspelled my guest's name
      how do I edit a visitor
      delete a visit from the list
      remove a visitor
      how do I take back an invitation
      extend a visit by one day
      change the plate of my visitor
      I don't want that person to come anymore
      withdraw the invitation of someone
      I got my guest's last name wrong
      the visit is off
      my aunt arrives another day, I had registered her for today`,
  },
  'visitors-end': {
    es: `
      mi visita ya se fue
      cómo doy salida a mi visita
      cómo termino una visita
      marcar que mi invitado salió
      se fueron mis invitados y siguen apareciendo dentro
      mi visita aparece adentro pero ya salió
      cómo vuelvo a invitar a la misma persona
      invitar de nuevo
      quiero repetir una invitación anterior`,
    en: `
      my guest already left
      how do I check out my visitor
      how do I end a visit
      mark that my guest has left
      my guests are gone and still show as inside
      my visitor shows inside but is gone
      how do I invite the same person again
      invite again
      repeat an earlier invitation`,
  },
  'visitors-permanent': {
    es: `
      mi mamá viene todos los domingos
      mi papá viene todas las semanas
      mis suegros vienen cada fin de semana
      mi novio viene casi diario
      mi novia se queda seguido
      mi hija viene a verme cada semana
      mis papás vienen siempre y no quiero registrarlos cada vez
      cómo hago un pase permanente
      visitante permanente o frecuente
      un pase sin fecha de fin para un familiar
      alguien que viene muy seguido
      mi hermana entra y sale todos los días
      los abuelos recogen a los niños todos los días
      autorizar a mi familia para siempre
      mi hermano me visita muy seguido
      mi polola viene casi todos los días
      viene cada semana
      mi hijo no vive aquí pero viene todos los días
      alguien que no vive conmigo y entra diario`,
    en: `
      my mom comes every sunday
      my dad comes every week
      my in-laws come every weekend
      my boyfriend comes over almost daily
      my girlfriend stays here often
      my daughter visits me every week
      my parents always come and I don't want to register them each time
      how do I make a permanent pass
      permanent or frequent visitor
      a pass without an end date for family
      someone who comes all the time
      my sister comes and goes every day
      grandma picks up the kids every day
      let my family in any time
      my brother visits a lot
      my fiancé is here almost every night
      comes every week
      my son doesn't live here but comes every day
      someone who doesn't live with me and comes daily`,
  },
  'visitors-refused': {
    es: `
      no dejan pasar a mi visita
      no dejaron entrar a mi amigo
      el pase de mi visita no sirve
      el qr no funciona en la garita
      el código sale inválido
      dice que el código está vencido
      la garita no encuentra a mi visita
      el lector no lee el código
      rechazaron el pase de mi invitado
      mi visita está afuera y no la dejan pasar
      por qué dice expirado o programado
      el pase marca error
      el guardia dice que mi amigo no aparece
      mi visita no está en la lista
      el código no pasa en el lector
      no escanea el código
      mi invitado está en la entrada y no lo encuentran
      el guardia no encontró el registro de mi hermana`,
    en: `
      they won't let my visitor in
      they didn't let my friend in
      my guest's pass doesn't work
      the qr code doesn't work at the gate
      the code is invalid
      it says the code is expired
      the gate can't find my visitor
      the reader doesn't read the code
      my guest's pass was rejected
      my visitor is outside and can't get in
      why does it say expired or scheduled
      the pass shows an error
      the guard says my friend is not on the list
      my visitor isn't on the list
      the code doesn't scan
      the scanner won't read the code
      my guest is at the entrance and they cannot find him
      the guard couldn't find my sister's registration`,
  },
  'visitors-other-hands': {
    es: `
      alguien más tiene el pase
      mandé el qr a la persona equivocada
      reenviaron mi código a otros
      cómo anulo un pase
      cómo genero otro código
      quiero un qr nuevo
      bloquear un código qr
      se filtró el código de mi visita
      le llegó el pase a otra persona`,
    en: `
      someone else has the pass
      I sent the qr code to the wrong person
      my code was forwarded to others
      how do I void a pass
      how do I make another code
      I want a new qr code
      block a qr code
      the code of my visitor leaked
      another person got the pass`,
  },
  'visitors-plate': {
    es: `
      mi visita viene en coche
      dónde pongo las placas de mi visita
      puede entrar mi visita con su auto
      mi invitado llega en moto`,
    en: `
      my guest is coming by car
      where do I put my visitor's license plate
      can my visitor drive in
      my guest comes on a motorcycle`,
  },
}

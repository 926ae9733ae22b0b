/** The search was tuned with these questions in people's own words. */
import type { GuideName } from '../guide/guideAddresses.ts'

export interface AskedQuestion {
  readonly from: GuideName
  readonly answers: readonly string[]
  readonly es: string
  readonly en: string
}

/** Each question has three lines: the role and the entries, the question in Spanish, the question in English. */
export function questionsIn(text: string): AskedQuestion[] {
  const lines = text.trim().split('\n')
  return Array.from({ length: lines.length / 3 }, (_, at) => {
    const [head = '', es = '', en = ''] = lines.slice(at * 3, at * 3 + 3).map((line) => line.trim())
    const [from = '', answers = ''] = head.split(' | ')
    return { from: from as GuideName, answers: answers.split(', '), es, en }
  })
}

export const tunedQuestions = questionsIn(`
resident | visitors-refused
  el guardia no deja entrar a mi amigo, dice que el codigo no sirve
  the guard wont let my friend in, says his code is no good
resident | lost-phone
  me robaron el celular
  somebody stole my phone
resident | notifications-missing, notifications-closed
  no me llega el aviso cuando viene alguien
  my phone doesnt tell me when someone is at the gate
resident | visitors-expect, visitors-rules
  ¿Espero un paquete de Mercado Libre y no voy a estar, qué hago?
  expecting an amazon parcel and i am not home
resident | visitors-invite
  como le hago pa invitar a mi suegra el domingo
  how do i get my mother in law in on sunday
resident | visitors-not-received
  mi ex no debe entrar nunca
  my ex must never be let in
resident | visitors-change
  me equivoque de dia en la invitasion
  put the wrong day on the invitation
resident | workers-attendance
  cuantas horas trabajo la niñera este mes
  how many hours did the nany do this month
resident | sign-in
  se me olvido mi contrasena
  forgot my pasword
resident | amenities-reserve
  quiero rentar el salon pa una fiesta de cumpleaños
  want to book the party room for a birthday
guard | guard-left
  dejaron un paquete para la 8, donde lo apunto
  they left a box for no. 8, where do i put it down
guard | guard-offline, poster-line
  la tablet se quedo sin wifi, sigo trabajando?
  tablet lost wifi, do i carry on
guard | guard-incident
  donde anoto que chocaron en el estacionamiento
  how do i log a car crash in the parking lot
guard | guard-request
  vino la policia a pedir datos de un vecino
  cops are here asking for info on a neighbour
guard | guard-hand-over, guard-pin
  ya me voy, como le paso el turno al compañero
  my shift is over how do i pass it to the next guy
admin | admin-reports
  necesito el reporte del mes para la asamblea
  need the monthly numbers for the meeting
admin | admin-residents
  tengo 200 vecinos en excel, como los subo
  i have 200 neighbours in excel, how do i load them
admin | admin-audit
  ¿Quién borró a un usuario?
  who deleted a user
admin | admin-tablets, poster-tablet
  se perdio la tableta de la entrada
  the tablet at the entrance got lost
admin | admin-guards, guard-supervise-guards
  como doy de alta a un vigilante nuevo
  how do i set up a new gaurd
resident | vehicles-change
  vendi mi carro
  sold my car
resident | account
  acabo de mudarme, cómo me registro
  just moved in, how do i sign up
resident | notifications-quiet
  no quiero que suene de noche
  dont want it ringing at night
resident | several-homes
  tengo dos departamentos en el mismo condominio
  I own two apartments here
resident | workers-pause
  despedi al jardinero, que ya no entre
  i fired the gardner, he shouldnt get in any more
resident | amenities-cancel
  ya no voy a usar la alverca el sabado, como la quito
  cant make it to the pool on saturday, how do i call it off
resident | visitors-ask
  mi hijo quiere que venga un amigo pero no puede autorizar
  my son wants a friend over but he cant authorise
resident | workers-days, workers-register
  mi muchacha de la limpieza viene martes y jueves
  my cleaning lady comes tuesdays and thursdays
resident | visitors-permanent
  mi papá viene casi diario, no quiero hacerle un pase cada vez
  my dad comes nearly every day, dont want to make a pass each time
resident | approval
  llevo 3 dias y no me aceptan
  been waiting three days and still not accepted
guard | guard-mistake
  le di entrada al que no era
  i checked in the wrong one by mistake, undo
guard | poster-reader
  el lector ya no lee los codigos
  scanner stopped scanning
guard | guard-verdicts
  que significa el triangulo amarillo
  what does the yellow triangel mean
guard | poster-power
  se fue la luz en la caseta
  power is out in the booth
guard | guard-phone
  nadie contesta en la casa 12 y hay un repartidor
  no one picks up at house 12 and the courier is waiting
admin | admin-merge-units
  la 101 aparece dos veces con diferente nombre
  unit 101 shows up twice under different names
admin | admin-amenities
  quiero cambiar el orario de la cancha
  want to change the opening hours of the court
admin | admin-people
  un inquilino se cambia de casa a fin de mes
  a tenant moves out at the end of the month
admin | admin-what-happened, admin-log
  quiero saber quien entro a la casa 5 la semana pasada
  who came to house 5 last week
admin | admin-data
  cuanto tiempo guardan los datos de las visitas
  how long do you keep visitor data
resident | home-accounts
  quien mas puede autorizar visitas a mi departamento
  who else is allowed to approve visits to my flat
resident | vehicles-register
  Compré una camioneta, ¿dónde la doy de alta?
  bought a truck, where do i add it
resident | household
  mi novia se vino a vivir conmigo
  my girlfriend moved in with me
resident | amenities-calendar
  que la reserva me salga en el google calendar
  put my booking into google calendar
resident | two-steps
  quiero que me pida un codigo ademas de la clave al entrar
  i want it to ask for a code besides my password when logging in
resident | install
  donde descargo la aplicasion
  where do i downlaod the app
resident | visitors-answer
  tocaron y no se quien es, como le digo al guardia que no
  guard asks about someone i dont know, how do i say no
resident | pets-register
  adoptamos un gatito
  we adopted a kitten
resident | amenities-approval
  aparte el salon y sigue sin confirmarse
  booked the hall and it still isnt confirmed
resident | pets-no-pass
  mi perro nesesita su propio codigo?
  does my dog need its own code
guard | guard-pass
  llegó una señora con su QR, qué hago
  a lady shows up with her qr, now what
guard | guard-exit
  como marco que ya se fue una visita
  how do i mark that a visitor has gone
guard | guard-parties
  vienen 30 personas a la fiesta del salon, las anoto una por una?
  thirty people are coming to the party in the hall, do i write each one down
guard | guard-begin
  acabo de llegar a mi turno, que abro primero
  just got on duty, what do i open first
guard | guard-conflict
  ya volvio la señal y sale un aviso de una visita cancelada
  were back online and it shows a card about a cancelled visit
admin | admin-board
  que puede ver el comite
  what can the board members see
admin | admin-privacy
  un visitante pide que borremos sus datos
  a visitor wants us to delete his data
admin | admin-first-steps
  condominio nuevo, por donde empiezo
  brand new community, where do i start
admin | admin-home-rules
  limitar cuantas veces al dia pasan los repartidores
  limit how many times a day couriers get in
admin | admin-queue
  donde apruebo a los que se registraron
  where do i approve the people who signed up
resident | visitors-pass
  se me borro el mensaje con el codigo, como se lo vuelvo a mandar a mi prima
  how do i get the code over to my cousin on whatsapp
resident | visitors-invite
  mañana viene el señor de la lavadora a las 10, como lo dejo avisado
  the washing machine man comes tomorrow at 10, how do i let the gate know
resident | household
  mi hija ya vive aquí, ¿cómo la doy de alta?
  my daughter lives here now, how do i add her
resident | pets-vet
  donde pongo el telefono del beterinario
  where do i put the vets phone number
resident | vehicles-change
  ya no tengo el auto, lo choque
  i dont have that car any more
resident | notifications-iphone
  en mi iphone no puedo activar los avisos
  cant switch on alerts on my iphone
resident | lost-phone
  se me perdio el telefono en el metro
  left my phone in a cab
resident | amenities-change
  puedo pasar la reserva de la cancha a otra hora
  can i move my court booking to another time
resident | notifications-closed
  como hago para que el cel me avise aunque no tenga abierta la app
  can my phone alert me even when the app is closed
resident | install
  hay app para android?
  is there an app for android
guard | poster-tablet
  se rompio la tablet, que hago mientras
  tablet is dead what do i do meanwhile
guard | guard-pass
  trae un numero de cinco digitos, donde lo meto
  they have a five digit number, where do i type it
guard | guard-left
  ya vinieron por el paquete, como lo entrego
  someone came to pick up the parcel, how do i hand it over
guard | guard-parties
  llegaron los de la fiesta, como veo la lista
  party people are here, wheres the guest list
guard | poster-reader
  el escaner no prende
  the scaner wont turn on
admin | admin-lists
  quiero subir las placas de todos de un jalon
  upload everybodys cars at once
admin | admin-board
  ¿Los del comité pueden ver quién entró?
  can the committee see who came in
admin | admin-dwellers
  el dueño renta su casa y vive en otro lado
  the owner rents out and lives elsewhere
admin | admin-first-steps
  acabamos de contratar garita, que hago primero
  we just got garita, what comes first
resident | stays-make, stays-send
  quiero rentar mi depa por airbnb, como entran los huespedes
  want to put my flat on airbnb, how do the guests get in
resident | own-photo
  como subo mi foto a mi pase
  how do i put a photo of me on my pass
guard | guard-left
  le puedo tomar foto al paquete que dejaron?
  can i take a picture of the parcel they left
admin | admin-stays
  ¿Cómo permito rentas por noche en el condominio?
  how do we allow airbnb rentals in the building
admin | admin-overseers
  como nombro a un supervisor de los guardias
  how do i make someone head of the guards
`)

import type { Questions } from './questions.ts'

export const amenitiesQuestions: Questions = {
  'amenities-reserve': {
    es: `
      cómo reservo la alberca
      cómo aparto la piscina
      quiero apartar el salón de fiestas
      quiero rentar el salón para una fiesta
      arrendar la sala de eventos
      alquilar el salón social para un cumpleaños
      cómo reservo el asador
      cómo reservo el quincho
      reservar la parrilla o el bbq
      apartar la terraza o la palapa
      reservar el gimnasio o el gym
      reservar la cancha de tenis o pádel
      voy a hacer una fiesta, qué necesito
      quiero festejar el cumpleaños de mi hijo
      usar las áreas comunes
      qué días está libre el salón
      hay lugar el sábado en la alberca
      a qué hora puedo usar la cancha
      nueva reserva
      hacer una reservación
      hacer un asado en el quincho
      separar el salón comunal
      quiero la cancha el viernes en la noche
      reservar piscina
      reservar alberca
      reservar salón`,
    en: `
      how do I book the pool
      how do I reserve the swimming pool
      I want to reserve the party room
      I want to rent the hall for a party
      rent the clubhouse for a birthday
      how do I rent the event room
      how do I book the grill or bbq
      reserve the barbecue area
      reserve the terrace
      book the gym
      book the tennis court
      I'm having a party, what do I need
      celebrate my son's birthday here
      use the common areas
      which days is the hall free
      is there room at the pool on saturday
      what time can I use the court
      new reservation
      make a booking
      have a cookout at the grill
      use the clubhouse for a baby shower
      I want the tennis court friday night
      reserve pool
      book pool`,
  },
  'amenities-approval': {
    es: `
      por qué mi reserva dice pendiente
      cuándo aprueban mi reserva
      no me han confirmado el salón
      quién aprueba las reservas
      rechazaron mi reserva
      por qué me negaron la alberca
      ya está apartado aunque diga pendiente
      todavía no me contestan de la reserva
      nadie responde mi reserva
      mi reservación sigue pendiente`,
    en: `
      why does my reservation say pending
      when will my reservation be approved
      they haven't confirmed the hall
      who approves reservations
      my reservation was rejected
      why was my pool booking denied
      is the place mine while it says pending
      nobody answered about my reservation
      no answer about my booking
      my booking is still pending`,
  },
  'amenities-change': {
    es: `
      cómo cambio una reserva
      cambiar el día de mi reserva
      cambiar la hora de la alberca
      mover mi reservación a otro día
      editar una reserva
      vamos a ser más personas en mi reserva
      puedo pasar mi reserva para el domingo`,
    en: `
      how do I change a reservation
      change the day of my reservation
      change the time of the pool
      move my booking to another day
      edit a reservation
      we will be more people than I booked
      can I push my reservation to sunday`,
  },
  'amenities-cancel': {
    es: `
      cómo cancelo una reserva
      cancelar el salón
      ya no voy a usar la alberca
      ya no haremos la fiesta
      quitar mi reservación
      liberar el lugar que aparté
      se suspendió el cumpleaños, ya no ocupo el salón
      ya no necesito la cancha
      se canceló la fiesta`,
    en: `
      how do I cancel a reservation
      cancel the hall
      I don't need the pool anymore
      the party is off
      remove my booking
      give back the place I booked
      the birthday was called off, we don't need the hall
      we no longer need the court
      our party got canceled`,
  },
  'amenities-calendar': {
    es: `
      guardar la reserva en mi calendario
      agregar la reservación a google calendar
      pasar la reserva a la agenda del iphone
      archivo ics`,
    en: `
      save the reservation in my calendar
      add the booking to google calendar
      put the reservation in outlook
      ics file`,
  },
  'amenities-guests': {
    es: `
      cuántos invitados puedo llevar al salón
      dónde pongo la lista de invitados de la fiesta
      cómo entran mis invitados a la fiesta
      los invitados de mi fiesta cómo pasan
      registrar a todos los invitados del cumpleaños`,
    en: `
      how many guests can I bring to the hall
      where do I put the guest list of the party
      how do my party guests get in
      guests for my party
      register everyone invited to the birthday`,
  },
  'amenities-rules': {
    es: `
      qué reglas tiene la alberca
      a qué hora abre la alberca
      a qué hora cierra el gimnasio
      hasta qué hora puede durar la fiesta
      horario de la piscina
      reglamento del salón
      se puede poner música en la terraza
      cuánto cobran por el salón
      hasta qué hora se puede usar la piscina`,
    en: `
      what are the rules of the pool
      what time does the pool open
      what time does the gym close
      how late can the party go
      pool hours
      house rules of the hall
      can we play music on the terrace
      how much is the hall
      how late is the pool open`,
  },
}

/** The guide to the shared places: reserving one, the approval, and cancelling. */
import type { GuideSection } from './guide.ts'

export const amenitiesSection: GuideSection = {
  anchor: 'amenities',
  title: { es: 'Áreas comunes', en: 'Amenities' },
  entries: [
    {
      title: { es: 'Reservar un área común', en: 'Reserve an amenity' },
      text: {
        es: 'Abre «Mis Reservas» en el menú. Elige el lugar, por ejemplo la alberca o el salón, después el día en el calendario y la hora en que empieza y en que termina.\n\nEscribe para qué la quieres y cuántas personas irán, y guarda. Si el horario ya está ocupado o el lugar está cerrado, Garita te lo dice y puedes elegir otro.',
        en: 'Open “My Reservations” in the menu. Choose the place, for example the pool or the hall, then the day in the calendar and the time when it begins and when it ends.\n\nWrite what you want it for and how many people will come, and save. If the time is already taken or the place is closed, Garita tells you so and you can choose another.',
      },
    },
    {
      title: { es: 'Esperar la aprobación de la reserva', en: 'Wait for the approval of the reservation' },
      text: {
        es: 'Algunas áreas necesitan el permiso de la administración. Tu reserva dice «Pendiente» hasta que responda; después dice «Aprobada» o «Rechazada».\n\nMientras está pendiente, el lugar queda apartado para ti.',
        en: 'Some amenities need the permission of the administration. Your reservation says “Pending” until it answers; then it says “Approved” or “Rejected”.\n\nWhile it is pending, the place is kept for you.',
      },
    },
    {
      title: { es: 'Cancelar una reserva', en: 'Cancel a reservation' },
      text: {
        es: 'Abre «Mis Reservas», busca la reserva y cancélala. Hazlo en cuanto sepas que no irás: el lugar queda libre para tus vecinos.',
        en: 'Open “My Reservations”, find the reservation and cancel it. Do it as soon as you know that you will not go: the place becomes free for your neighbours.',
      },
    },
    {
      title: { es: 'Guardarla en tu calendario', en: 'Keep it in your calendar' },
      text: {
        es: 'Cada reserva ofrece un archivo para el calendario. Ábrelo y tu teléfono o tu computadora la agrega al suyo, para que te lo recuerde.',
        en: 'Each reservation offers a calendar file. Open it and your phone or computer adds it to its own calendar, so that it reminds you.',
      },
    },
  ],
  tips: [
    {
      es: 'Anota la lista de invitados, uno por renglón: así la garita sabe quién viene a tu reunión.',
      en: 'Write the list of guests, one on each line: that way the gate knows who comes to your gathering.',
    },
    {
      es: 'Los horarios y las reglas de cada área los pone la administración de tu condominio.',
      en: 'The hours and the rules of each amenity are set by the administration of your condominium.',
    },
  ],
}

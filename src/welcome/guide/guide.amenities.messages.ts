import type { GuideSection } from './guide.ts'

export const amenitiesSection: GuideSection = {
  anchor: 'amenities',
  title: { es: 'Amenidades', en: 'Amenities' },
  about: { es: 'Apartar la alberca, el salón o la cancha.', en: 'Book the pool, the hall or the court.' },
  entries: [
    {
      id: 'amenities-reserve',
      title: { es: 'Reservar una amenidad', en: 'Reserve an amenity' },
      text: {
        es: 'Abre «Mis Reservas» en el menú y toca «Nueva reserva». Elige el lugar, por ejemplo la alberca o el salón, y lee sus reglas. Después elige un día del calendario, la hora de inicio y la hora de fin: solo se ofrecen las que están libres.\n\nEscribe cuántas personas irán y, si quieres, el motivo. Si el lugar tiene reglamento, marca «Leí y acepto el reglamento». Toca «Guardar».',
        en: 'Open “My Reservations” in the menu and tap “New reservation”. Choose the place, for example the pool or the hall, and read its rules. Then choose a day in the calendar, the start time and the end time: only those that are free are offered.\n\nWrite how many people will come and, if you like, the purpose. If the place has house rules, tick “I have read and accept the house rules”. Tap “Save”.',
      },
      picture: 'new-reservation',
    },
    {
      id: 'amenities-approval',
      title: { es: 'Esperar la aprobación de la reserva', en: 'Wait for the approval of the reservation' },
      text: {
        es: 'Algunas áreas necesitan el permiso de la administración. Tu reserva dice «Pendiente» hasta que responda; después dice «Aprobada» o «Rechazada», y si escribió por qué, lo verás ahí mismo.\n\nMientras está pendiente, el lugar queda apartado para ti.',
        en: 'Some amenities need the permission of the administration. Your reservation says “Pending” until it answers; then it says “Approved” or “Rejected”, and if it wrote why, you will see it there.\n\nWhile it is pending, the place is kept for you.',
      },
      picture: 'reservations',
    },
    {
      id: 'amenities-change',
      title: { es: 'Cambiar una reserva', en: 'Change a reservation' },
      text: {
        es: 'Abre «Mis Reservas», busca la reserva y toca «Editar». Si ya estaba aprobada y el área necesita permiso, al guardar tiene que dártelo otra vez la administración. La pantalla te avisa antes.',
        en: 'Open “My Reservations”, find the reservation and tap “Edit”. If it was approved already and the amenity needs permission, its administration has to give it once more after you save. The screen tells you beforehand.',
      },
    },
    {
      id: 'amenities-cancel',
      title: { es: 'Cancelar una reserva', en: 'Cancel a reservation' },
      text: {
        es: 'Abre «Mis Reservas», busca la reserva y toca «Cancelar reserva»; si no lo ves, está en «Más». Hazlo en cuanto sepas que no irás: el lugar queda libre para tus vecinos.',
        en: 'Open “My Reservations”, find the reservation and tap “Cancel reservation”; if you do not see it, it is under “More”. Do it as soon as you know that you will not go: the place becomes free for your neighbors.',
      },
    },
    {
      id: 'amenities-calendar',
      title: { es: 'Guardarla en tu calendario', en: 'Keep it in your calendar' },
      text: {
        es: 'Toca «Calendario» en la reserva: se descarga un archivo. Ábrelo y tu teléfono o tu computadora la agrega a su propio calendario.',
        en: 'Tap “Calendar” on the reservation: a file is downloaded. Open it and your phone or computer adds it to its own calendar.',
      },
    },
  ],
  tips: [
    {
      id: 'amenities-guests',
      es: 'Anota la lista de invitados, uno por renglón: así la caseta sabe quién viene a tu reunión.',
      en: 'Write the list of guests, one on each line: that way the gate knows who comes to your gathering.',
    },
    {
      id: 'amenities-rules',
      es: 'Los horarios y las reglas de cada área los pone la administración de tu condominio.',
      en: 'The hours and the rules of each amenity are set by the administration of your condominium.',
    },
  ],
}

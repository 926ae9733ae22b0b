/** Texts of a resident's day: who is inside and who comes next. */
import { messages } from '../../../shared/messages.ts'

export const homeDayTexts = messages({
  inside: { es: 'Adentro', en: 'Inside' },
  nobody_inside: { es: 'Ninguna visita tuya está adentro', en: 'No visitor of yours is inside' },
  coming: { es: 'Por llegar', en: 'Coming' },
  nobody_coming: { es: 'No esperas a nadie esta semana', en: 'You expect nobody this week' },
  empty: { es: 'Ninguna visita tuya adentro ni por llegar', en: 'No visitor of yours inside or coming' },
  empty_text: {
    es: 'Invita a alguien y aquí verás cuándo llega.',
    en: 'Invite someone and you will see here when they arrive.',
  },
  empty_barred: {
    es: 'Aquí ves tus propios pases y reservas.',
    en: 'Here you see your own passes and reservations.',
  },
  today: { es: 'hoy', en: 'today' },
  from_gate: { es: 'lo registró la garita', en: 'registered by the gate' },
  party: {
    es: (amenity: string, guests: number) => `${amenity}, ${guests} ${guests === 1 ? 'invitado' : 'invitados'}`,
    en: (amenity: string, guests: number) => `${amenity}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  },
  arrived: {
    es: (count: number) => (count === 1 ? '1 ya entró' : `${count} ya entraron`),
    en: (count: number) => `${count} already in`,
  },
  figures: { es: 'Tus cifras', en: 'Your figures' },
  failed: { es: 'No se pudo cargar tu día', en: 'Your day could not be loaded' },
})

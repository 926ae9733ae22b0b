import { messages } from '../../../shared/messages.ts'

export const homeDayTexts = messages({
  inside: { es: 'Adentro', en: 'Inside' },
  nobody_inside: { es: 'Ninguna visita tuya está adentro', en: 'None of your visitors is inside' },
  coming: { es: 'Por llegar hoy', en: 'Coming today' },
  nobody_coming: { es: 'No esperas a nadie hoy', en: 'You expect nobody today' },
  later: { es: 'Esta semana', en: 'This week' },
  empty: { es: 'No tienes visitas adentro ni por llegar', en: 'You have no visitors inside or coming' },
  empty_text: {
    es: 'Invita a alguien y aquí verás cuándo llega.',
    en: 'Invite someone and you will see here when they arrive.',
  },
  empty_barred: {
    es: 'Aquí ves tus propios pases y reservas.',
    en: 'Here you see your own passes and reservations.',
  },
  from_gate: { es: 'lo registró la caseta', en: 'registered by the gate' },
  party: {
    es: (amenity: string, guests: number) => `${amenity}, ${guests} ${guests === 1 ? 'invitado' : 'invitados'}`,
    en: (amenity: string, guests: number) => `${amenity}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  },
  arrived: {
    es: (count: number) => (count === 1 ? '1 ya entró' : `${count} ya entraron`),
    en: (count: number) => `${count} already in`,
  },
  more: { es: 'Cifras y accesos', en: 'Figures and links' },
  figures: { es: 'Tus cifras', en: 'Your figures' },
  failed: { es: 'No se pudo cargar tu día', en: 'Your day could not be loaded' },
})

import { messages } from '../../shared/messages.ts'

export const firstStepsTexts = messages({
  title: { es: 'Primeros pasos', en: 'First steps' },
  away: { es: 'Ocultar', en: 'Hide' },
  away_about: { es: 'Ocultar los primeros pasos', en: 'Hide the first steps' },
  away_failed: { es: 'No se pudieron ocultar los primeros pasos', en: 'The first steps could not be hidden' },
  ring: { es: 'Prueba que suene', en: 'Try the sound' },
  invite: { es: 'Invita a otro adulto de tu casa', en: 'Invite another adult of your home' },
  invite_text: {
    es: 'Así la caseta encuentra a alguien cuando tú no puedes responder.',
    en: 'Then the gate finds someone when you cannot answer.',
  },
  invite_act: { es: 'Invitar', en: 'Invite' },
  invite_act_about: { es: 'Invitar a otro adulto de tu casa', en: 'Invite another adult of your home' },
  car: { es: 'Agrega tu vehículo', en: 'Add your vehicle' },
  car_text: {
    es: 'La caseta reconoce la placa y te deja pasar.',
    en: 'The gate knows the plate and lets you in.',
  },
  car_act: { es: 'Agregar', en: 'Add' },
  car_act_about: { es: 'Agregar tu vehículo', en: 'Add your vehicle' },
})

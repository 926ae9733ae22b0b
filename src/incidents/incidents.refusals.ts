import { messages } from '../shared/messages.ts'

export const incidentRefusals = messages({
  incident_closed_already: { es: 'Alguien ya cerró este incidente.', en: 'This incident is closed already.' },
  incident_open_already: {
    es: 'Alguien ya abrió de nuevo este incidente.',
    en: 'This incident is open again already.',
  },
  incident_note_length: { es: 'El texto de la nota es demasiado largo.', en: 'The text of the note is too long.' },
  incidents_are_append_only: {
    es: 'Lo que se anotó de un incidente no se puede cambiar.',
    en: 'What was written about an incident cannot be changed.',
  },
})

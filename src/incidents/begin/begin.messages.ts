import { messages } from '../../shared/messages.ts'

export const beginMessages = messages({
  act: { es: 'Anotar incidente', en: 'Record incident' },
  submit: { es: 'Anotar', en: 'Record' },
  saved: { es: 'Incidente anotado', en: 'Incident recorded' },
  where: { es: 'Cuándo y dónde', en: 'When and where' },
  hour: { es: 'Hora', en: 'Time' },
  told_more: { es: 'Alguien más, o el número de reporte', en: 'Anyone else, or the report number' },
  request: {
    title: { es: 'Quién la pide y qué pide', en: 'Who asks, and for what' },
    help: {
      es: 'Da solo lo que el documento pide, de ese tiempo y ese asunto.',
      en: 'Give only what the document asks for, of that time and subject.',
    },
    given_empty: { es: 'Vacío si no se ha entregado nada', en: 'Empty if nothing has been given' },
  },
})

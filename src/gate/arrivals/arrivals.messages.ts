import { groupTexts } from '../../authorizations/group.messages.ts'
import { messages } from '../../shared/messages.ts'

export const arrivalTexts = messages({
  kinds: {
    visit: { es: 'Visita', en: 'Visit' },
    delivery: { es: 'Entrega', en: 'Delivery' },
    taxi: { es: 'Taxi', en: 'Taxi' },
    service: { es: 'Servicio', en: 'Service' },
  },
  names: {
    delivery: {
      es: (company: string | null) => (company ? `Entrega de ${company}` : 'Entrega'),
      en: (company: string | null) => (company ? `${company} delivery` : 'Delivery'),
    },
    taxi: {
      es: (company: string | null) => (company && company !== 'Taxi' ? `Taxi de ${company}` : 'Taxi'),
      en: (company: string | null) => (company && company !== 'Taxi' ? `${company} taxi` : 'Taxi'),
    },
    service: {
      es: (company: string | null) => (company ? `Servicio de ${company}` : 'Servicio'),
      en: (company: string | null) => (company ? `${company} service` : 'Service'),
    },
    emergency: { es: (_: string | null) => 'Emergencia', en: (_: string | null) => 'Emergency' },
    authority: { es: (_: string | null) => 'Autoridad', en: (_: string | null) => 'Authority' },
  },
  /** A locked screen must not show a company or a name. */
  pushed: {
    visit: { es: 'Nueva Solicitud de Visita', en: 'New visit request' },
    delivery: { es: 'Llegó una entrega', en: 'A delivery is here' },
    taxi: { es: 'Llegó un taxi', en: 'A taxi is here' },
    service: { es: 'Llegó un servicio', en: 'A service visit is here' },
  },
  kind: { es: 'Qué llega', en: 'What arrives' },
  company: { es: 'Empresa', en: 'Company' },
  other_company: { es: 'Otra empresa', en: 'Another company' },
  no_company: { es: 'Sin empresa', en: 'No company' },
  ask_at_once: {
    es: 'Al tocar una empresa se le pregunta a la casa.',
    en: 'Press a company to ask the home.',
  },
  plate: { es: 'Placa del vehículo', en: 'License plate' },
  plate_if_any: { es: 'Placa, si viene en vehículo', en: 'Plate, if by vehicle' },
  people: groupTexts.people,
  last4: { es: 'Últimos 4 del documento', en: 'Last 4 of the document' },
  seen_fact: { es: 'El guardia lo vio', en: 'The guard saw it' },
  seen: { es: 'Vi su documento', en: 'I saw their document' },
  no_document: { es: 'No trae documento', en: 'Has no document' },
  people_fact: groupTexts.people_fact,
  companions: groupTexts.companions,
})

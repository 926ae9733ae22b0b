/** The texts of the incident book at a station. */
import { messages } from '../../../shared/messages.ts'

export const stationIncidentMessages = messages({
  act: { es: 'Anotar incidente', en: 'Record incident' },
  act_about: {
    es: (name: string, time: string) => `Anotar incidente: ${name}, ${time}`,
    en: (name: string, time: string) => `Record incident: ${name}, ${time}`,
  },
  open: {
    es: (count: number) => (count === 1 ? '1 incidente abierto' : `${count} incidentes abiertos`),
    en: (count: number) => (count === 1 ? '1 open incident' : `${count} open incidents`),
  },
  more: { es: (count: number) => `Mostrar ${count} más`, en: (count: number) => `Show ${count} more` },
  about: {
    es: (name: string, time: string) => `Queda ligado al acceso de ${name}, ${time}`,
    en: (name: string, time: string) => `Linked to ${name}, ${time}`,
  },
  kind: { es: 'Qué es', en: 'What it is' },
  what: { es: 'Qué pasó', en: 'What happened' },
  where: { es: 'Lugar', en: 'Place' },
  where_else: { es: 'Si no fue en este acceso', en: 'If it was not at this gate' },
  when: { es: 'Cuándo', en: 'When' },
  now: { es: 'Ahora', en: 'Now' },
  minutes_ago: { es: (minutes: number) => `Hace ${minutes} min`, en: (minutes: number) => `${minutes} min ago` },
  hours_ago: { es: (hours: number) => `Hace ${hours} h`, en: (hours: number) => `${hours} h ago` },
  told: { es: 'A quién avisaste', en: 'Who you told' },
  told_more: { es: 'Alguien más, o el número de reporte', en: 'Anyone else, or the report number' },
  state: { es: 'Cómo queda', en: 'How it stands' },
  stays_open: { es: 'Abierto: lo ve el siguiente turno', en: 'Open: the next shift sees it' },
  is_over: { es: 'Ya quedó', en: 'It is over' },
  submit: { es: 'Guardar', en: 'Save' },
  stays: {
    es: 'Queda con tu nombre y la hora. No se puede cambiar: si falta algo, agrega un seguimiento.',
    en: 'It stays with your name and the time. It cannot be changed: if something is missing, add a follow-up.',
  },
  offline: {
    es: 'Sin red: se guarda aquí y se envía con la hora de ahora en cuanto vuelva.',
    en: 'Offline: it is kept here and sent with this time when the connection is back.',
  },
  saved: { es: 'Incidente anotado', en: 'Incident recorded' },
  request: {
    title: { es: 'Quién la pide y qué pide', en: 'Who asks, and for what' },
    help: {
      es: 'Da solo lo que el documento pide, de ese tiempo y ese asunto. Si tienes duda, avisa primero a la administración.',
      en: 'Give only what the document asks for, of that time and subject. If in doubt, tell the administration first.',
    },
    asker: { es: 'Quién la pide', en: 'Who asks' },
    asked_by: { es: 'Nombre, cargo y placa', en: 'Name, position and badge' },
    paper: { es: 'Oficio o documento', en: 'Letter or document' },
    subject: { es: 'Sobre qué', en: 'About what' },
    from: { es: 'Desde', en: 'From' },
    until: { es: 'Hasta', en: 'Until' },
    hour: { es: 'Hora', en: 'Time' },
    given: { es: 'Qué se entregó', en: 'What was given' },
    given_empty: { es: 'Vacío si no se entregó nada', en: 'Empty if nothing was given' },
  },
  follow: {
    title: { es: 'Dar seguimiento', en: 'Follow up' },
    last: { es: 'Lo último', en: 'Latest' },
    said: { es: 'Qué se hizo o se supo', en: 'What was done or found out' },
    goes_on: { es: 'Sigue abierto', en: 'Stays open' },
    submit: { es: 'Guardar seguimiento', en: 'Save follow-up' },
    saved: { es: 'Seguimiento guardado', en: 'Follow-up saved' },
    closed: { es: 'Incidente cerrado', en: 'Incident closed' },
  },
})

import type { Act } from '../../../src/gate/station/facts/gateEvents.ts'

type IncidentAct = Extract<Act, { kind: 'incident' }>

export const incidentOf = (more: Partial<IncidentAct> = {}): IncidentAct => ({
  kind: 'incident',
  incident: 'noise',
  happened_at: new Date(Date.now() - 600_000).toISOString(),
  place: 'Alberca',
  what_happened: 'Fiesta con música después de las once',
  told: ['administration', 'resident'],
  told_text: null,
  closed: false,
  lines: [],
  request: null,
  ...more,
})

export const noteOf = (incidentId: string, said: string, closes = false): Act => ({
  kind: 'incident_note',
  incident_id: incidentId,
  said,
  closes,
})

export const requestOf = (): IncidentAct =>
  incidentOf({
    incident: 'request',
    what_happened: 'Piden los accesos de un auto',
    request: {
      asker: 'prosecutor',
      asked_by: 'Lic. Rosa Paz, placa 77',
      paper: 'Oficio 12/2026',
      subject: 'Auto ABC-123',
      from: '2026-11-20T06:00:00.000Z',
      until: '2026-11-21T06:00:00.000Z',
      given: null,
    },
  })

import { messages } from '../shared/messages.ts'

export const provenanceTexts = messages({
  sent: { es: (who: string) => `Enviado por ${who}`, en: (who: string) => `Sent by ${who}` },
  sent_arrived: {
    es: (who: string, when: string) => `Enviado por ${who}, llegó el ${when}`,
    en: (who: string, when: string) => `Sent by ${who}, arrived ${when}`,
  },
  arrived: { es: (when: string) => `Llegó el ${when}`, en: (when: string) => `Arrived ${when}` },
  somebody: { es: 'otra persona', en: 'someone else' },
  unproven: {
    es: 'Sin comprobar: la persona de este registro no había iniciado sesión en ese equipo',
    en: 'Not proven: nothing shows that the person named here had signed in on that device',
  },
  in_other_name: {
    es: 'Se envió a nombre de alguien que no estaba de turno',
    en: 'Sent in the name of someone who was not on duty',
  },
  doubt: { es: 'La hora del equipo podía estar mal', en: 'The device’s time may have been wrong' },
  conflicts: {
    cancelled_meanwhile: {
      es: 'La visita ya estaba cancelada o terminada',
      en: 'The visit was already canceled or over',
    },
    already_inside_elsewhere: {
      es: 'Según la bitácora ya estaba dentro',
      en: 'Already inside according to the log',
    },
    revoked_meanwhile: {
      es: 'El pase ya estaba anulado o suspendido',
      en: 'The pass was already revoked or suspended',
    },
    not_allowed: { es: 'No tenía permiso en ese momento', en: 'Had no permission at that time' },
    back_soon: {
      es: 'Había salido por esa caseta minutos antes',
      en: 'Had left through that gate minutes before',
    },
    no_outage: {
      es: 'Que se sepa, a esa hora sí había conexión',
      en: 'As far as is known, there was a connection at that time',
    },
    unknown: { es: 'Alguien que no está en el sistema', en: 'Someone who is not in the system' },
  },
})

export const provenanceColumns = messages({
  sent_by: { es: 'Enviado por', en: 'Sent by' },
  arrived: { es: 'Llegó', en: 'Arrived' },
  proof: { es: 'Comprobación', en: 'Proof' },
  clock: { es: 'Reloj', en: 'Clock' },
  conflict: { es: 'Conflicto', en: 'Conflict' },
})

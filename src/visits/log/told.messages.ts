/** Remarks on offline events, in lists, exports and notices. */
import { messages } from '../../shared/messages.ts'

export const toldTexts = messages({
  sent: { es: (who: string) => `Enviado por ${who}`, en: (who: string) => `Sent by ${who}` },
  sent_arrived: {
    es: (who: string, when: string) => `Enviado por ${who}, llegó el ${when}`,
    en: (who: string, when: string) => `Sent by ${who}, arrived ${when}`,
  },
  arrived: { es: (when: string) => `Llegó el ${when}`, en: (when: string) => `Arrived ${when}` },
  somebody: { es: 'otra persona', en: 'someone else' },
  unproven: {
    es: 'Sin comprobar: quien aparece aquí no había iniciado sesión en ese equipo',
    en: 'Not proven: nothing shows that the person named here had signed in on that device',
  },
  in_other_name: {
    es: 'Se envió a nombre de alguien que no estaba de turno',
    en: 'Sent in the name of someone who was not on duty',
  },
  doubt: { es: 'El reloj del equipo estaba en duda', en: 'The device’s clock was in doubt' },
  conflicts: {
    cancelled_meanwhile: {
      es: 'La visita ya estaba cancelada o terminada',
      en: 'The visit was already canceled or over',
    },
    already_inside_elsewhere: {
      es: 'Ya constaba dentro',
      en: 'Already recorded as inside',
    },
    revoked_meanwhile: {
      es: 'El pase ya estaba anulado o suspendido',
      en: 'The pass was already revoked or suspended',
    },
    not_allowed: { es: 'No tenía permiso en ese momento', en: 'Had no permission at that time' },
    back_soon: {
      es: 'Había salido por ese acceso minutos antes',
      en: 'Had left through that gate minutes before',
    },
    no_outage: { es: 'No consta que faltara la señal', en: 'No outage is known at that time' },
    unknown: { es: 'Alguien que no está en el sistema', en: 'Someone who is not in the system' },
  },
})

/** Columns of an export with the same facts. */
export const toldColumns = messages({
  sent_by: { es: 'Enviado por', en: 'Sent by' },
  arrived: { es: 'Llegó', en: 'Arrived' },
  proof: { es: 'Comprobación', en: 'Proof' },
  clock: { es: 'Reloj', en: 'Clock' },
  conflict: { es: 'Conflicto', en: 'Conflict' },
})

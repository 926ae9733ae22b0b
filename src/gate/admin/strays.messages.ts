/** The words of acts about somebody whom nobody ever knew, for the administration. */
import { messages } from '../../shared/messages.ts'

export const strayMessages = messages({
  title: { es: 'Registros sin persona conocida', en: 'Acts about nobody who is known' },
  text: {
    es: 'Una garita registró a alguien que nunca estuvo en el sistema. No entra en la bitácora y se guarda 30 días; pregunta a quien lo envió.',
    en: 'A gate recorded somebody who never was in the system. It is not in the access log and is kept for 30 days; ask whoever sent it.',
  },
  arrived: { es: 'Llegó', en: 'Arrived' },
  sent_by: { es: 'Enviado por', en: 'Sent by' },
  event: { es: 'Evento', en: 'Event' },
  said: { es: 'Qué decía', en: 'What it said' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  more: {
    es: (count: number) => `Hubo ${count} más, que solo se contaron: se guardan cien por día de cada quien.`,
    en: (count: number) =>
      `There were ${count} more, which were only counted: a hundred a day of each sender are kept.`,
  },
  kinds: {
    entry: { es: 'Entrada', en: 'Entry' },
    override: { es: 'Entrada con motivo', en: 'Let in with a reason' },
    exit: { es: 'Salida', en: 'Exit' },
    checkout: { es: 'Salida', en: 'Exit' },
    guest_entry: { es: 'Entrada de invitado', en: 'Entry of a guest' },
    guest_exit: { es: 'Salida de invitado', en: 'Exit of a guest' },
  },
})

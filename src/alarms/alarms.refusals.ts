import { messages } from '../shared/messages.ts'

export const alarmRefusals = messages({
  alarm_taken_already: {
    es: 'Otra persona ya atiende esta alarma. Su nombre está en la pantalla.',
    en: 'Another person has already taken this alarm. Their name is on the screen.',
  },
  alarm_not_taken: {
    es: 'Nadie atiende esta alarma todavía. Primero toca «Yo la atiendo».',
    en: 'Nobody has taken this alarm yet. First press “I take it”.',
  },
  alarm_contact_unknown: {
    es: 'En este condominio nadie tiene una cuenta con ese correo o usuario.',
    en: 'Nobody in this condominium has an account with that e-mail or user name.',
  },
  alarm_contact_once: {
    es: 'Esa cuenta ya está en la lista.',
    en: 'That account is already on the list.',
  },
  alarm_contacts_too_many: {
    es: 'La lista admite 20 personas. Quita a alguien primero.',
    en: 'The list takes 20 people. Remove one first.',
  },
})

import { messages } from '../../shared/messages.ts'

export const inviteMessages = messages({
  open: { es: 'Invitar', en: 'Invite' },
  title: { es: '¿A quién invitas?', en: 'Who is coming?' },
  who: { es: 'Nombre y apellido', en: 'Name and last name' },
  last_name_needed: { es: 'Escribe también el apellido', en: 'Type the last name too' },
  when: { es: '¿Cuándo?', en: 'When?' },
  again: { es: 'Otra vez', en: 'Again' },
  has_pass: { es: 'ya tiene pase', en: 'has a pass' },
  carried: { es: 'Como la última vez:', en: 'As last time:' },
  party: { es: '¿Una fiesta? Un enlace para todos', en: 'A party? One link for everyone' },
  more: { es: 'Más datos', en: 'More details' },
  more_fields: { es: 'Acompañantes, placa, documento, motivo', en: 'Companions, plate, document, purpose' },
  create_only: { es: 'Crear sin enviar', en: 'Create without sending' },
  send: { es: 'Crear y enviar por WhatsApp', en: 'Create and send by WhatsApp' },
})

import { messages } from '../../shared/messages.ts'

export const securityEventRefusals = messages({
  security_event_kind: { es: 'Ese suceso no existe.', en: 'That event does not exist.' },
  security_event_network_length: { es: 'La red es demasiado larga.', en: 'The network is too long.' },
  security_event_device_length: { es: 'El navegador es demasiado largo.', en: 'The browser is too long.' },
  security_event_count: { es: 'La cuenta debe ser al menos 1.', en: 'The count must be at least 1.' },
  security_event_once: { es: 'Ese suceso ya está anotado.', en: 'That event is written down already.' },
  security_events_only_grow: {
    es: 'Los sucesos de seguridad no se cambian ni se borran.',
    en: 'Security events are neither changed nor deleted.',
  },
})

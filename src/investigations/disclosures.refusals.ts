import { messages } from '../shared/messages.ts'

export const disclosureRefusals = messages({
  look_sentence: {
    es: 'Escribe qué pasó, con 15 letras o más.',
    en: 'Write what happened, with 15 letters or more.',
  },
  reason_wanted: {
    es: 'Para ver más atrás de 24 horas, primero di para qué.',
    en: 'To see further back than 24 hours, first say why.',
  },
  looks_are_append_only: {
    es: 'Una consulta no se puede cambiar ni borrar.',
    en: 'A look cannot be changed or deleted.',
  },
})

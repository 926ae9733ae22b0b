/** Why the server refuses an act on a key. */
import { messages } from '../shared/messages.ts'

export const keyRefusals = messages({
  key_name_length: {
    es: 'El nombre de la llave debe tener entre 1 y 60 letras.',
    en: 'A key’s name has 1 to 60 letters.',
  },
  key_name_taken: { es: 'Ya hay una llave con ese nombre.', en: 'There is already a key with that name.' },
  key_kept_while_out: {
    es: 'Esa llave está prestada. Quítala de la lista cuando vuelva.',
    en: 'That key is out. Remove it once it is back.',
  },
  key_is_out: { es: 'Esa llave ya está prestada.', en: 'That key is already out.' },
  key_lent_to_length: {
    es: 'El nombre de quien la recibe debe tener entre 1 y 120 letras.',
    en: 'The borrower’s name has 1 to 120 letters.',
  },
  key_due_soon: {
    es: 'Elige para la devolución una hora de los próximos 31 días.',
    en: 'Choose a time of return within the next 31 days.',
  },
  key_returned: { es: 'Otra persona ya recibió esa llave.', en: 'Someone else already took that key back.' },
})

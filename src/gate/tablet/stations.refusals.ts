/** Why the server refuses an act about a tablet of a gate. */
import { messages } from '../../shared/messages.ts'

export const stationsRefusals = messages({
  station_code_dead: {
    es: 'Ese código no existe, ya se usó o venció. Pide otro a tu administración.',
    en: 'That code does not exist, was used, or has expired. Ask your administration for another.',
  },
  spares_too_many: {
    es: 'Hoy ya se hicieron tres códigos para esta caseta. Llama a la administración.',
    en: 'Three codes were made for this gate today. Call the administration.',
  },
  enrolled_station_name_length: {
    es: 'El nombre de la tableta es demasiado largo.',
    en: 'The tablet’s name is too long.',
  },
})

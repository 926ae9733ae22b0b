/** Why the server refuses an act at a gate. */
import { messages } from '../shared/messages.ts'

export const gateRefusals = messages({
  prove_yourself: {
    es: 'Para crear una clave escribe otra vez tu contraseña: pasaron más de diez minutos desde que la escribiste aquí. Si no ves dónde, recarga la página.',
    en: 'To make a key, enter your password again: more than ten minutes have passed since you entered it here. If you see no field for it, reload the page.',
  },
  gate_is_the_last: {
    es: 'Un condominio necesita al menos una caseta. Agrega otra antes de quitar esta.',
    en: 'A condominium needs at least one gate. Add another before removing this one.',
  },
  gate_name_length: { es: 'El nombre de la caseta es demasiado largo.', en: 'The gate’s name is too long.' },
  gate_name_taken: { es: 'Ya hay una caseta con ese nombre.', en: 'There is already a gate with that name.' },
  gate_device_name_length: {
    es: 'El nombre del equipo es demasiado largo.',
    en: 'The device’s name is too long.',
  },
})

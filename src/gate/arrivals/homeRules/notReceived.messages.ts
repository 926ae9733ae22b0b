/** Texts of the people whom a home does not receive. */
import { messages } from '../../../shared/messages.ts'

export const notReceivedTexts = messages({
  title: { es: 'Personas que no recibes', en: 'People you do not receive' },
  failed: { es: 'No se pudo cargar la lista', en: 'The list could not be loaded' },
  empty: { es: 'No hay nadie en la lista', en: 'There is no one on the list' },
  empty_text: {
    es: 'Escribe el nombre o la placa de alguien que no quieres recibir.',
    en: 'Write the name or the license plate of someone whom you do not want to receive.',
  },
  no_right: {
    es: 'Solo los adultos que autorizan en esta casa ven esta lista.',
    en: 'Only the adults who authorize in this home see this list.',
  },
  add: { es: 'Agregar a una persona', en: 'Add a person' },
  form_title: { es: 'No recibir a una persona', en: 'Do not receive a person' },
  name: { es: 'Nombre y primer apellido', en: 'First and last name' },
  plate: { es: 'Placa, si la conoces', en: 'License plate, if you know it' },
  hint: {
    es: 'Basta uno de los dos. La caseta lo lee solo cuando llega esa persona o alguien con un nombre parecido.',
    en: 'One of the two is enough. The gate reads it only when that person or someone with a similar name comes.',
  },
  save: { es: 'No recibir', en: 'Do not receive' },
  saved: {
    es: (who: string) => `Tu casa ya no recibe a ${who}`,
    en: (who: string) => `Your home no longer receives ${who}`,
  },
  end_title: { es: '¿Volver a recibir?', en: 'Receive again?' },
  receive: { es: 'Volver a recibir', en: 'Receive again' },
  receive_of: { es: (who: string) => `Volver a recibir: ${who}`, en: (who: string) => `Receive again: ${who}` },
  ended: { es: 'La caseta te pregunta otra vez', en: 'The gate asks you again' },
  ended_failed: { es: 'Sigue en la lista', en: 'They are still on the list' },
  end_text: {
    es: (who: string) => `Si llega ${who}, la caseta te pregunta otra vez. Los demás adultos de la casa se enteran.`,
    en: (who: string) => `If ${who} comes, the gate asks you again. The other adults of the home hear of it.`,
  },
  refuse: { es: (who: string) => `No recibir más a ${who}`, en: (who: string) => `Do not receive ${who} any more` },
})

/** Texts of a request whose visitor left before an answer. */
import { messages } from '../shared/messages.ts'

export const goneTexts = messages({
  went: {
    left: {
      es: (who: string, time: string) => `${who} se fue a las ${time}.`,
      en: (who: string, time: string) => `${who} left at ${time}.`,
    },
    refused: {
      es: (who: string, time: string) => `La caseta no dejó pasar a ${who} a las ${time}.`,
      en: (who: string, time: string) => `The gate did not let ${who} in at ${time}.`,
    },
    left_at_gate: {
      es: (who: string, time: string) => `${who}: está en la caseta desde las ${time}.`,
      en: (who: string, time: string) => `${who}: at the gate since ${time}.`,
    },
  },
  returns: { es: '¿Lo dejas pasar si vuelve hoy?', en: 'Will you let them in if they come back today?' },
  invite: { es: 'Invitar para hoy', en: 'Invite for today' },
})

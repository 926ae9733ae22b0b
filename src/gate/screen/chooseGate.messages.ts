/** Texts of the screen where a guard chooses the gate of a device. */
import { messages } from '../../shared/messages.ts'

export const stationGateMessages = messages({
  title: { es: 'Vista de Garita', en: 'Guard view' },
  choose: { es: '¿En qué garita está este equipo?', en: 'At which gate is this device?' },
  choose_text: {
    es: 'Se recuerda en este equipo hasta que elijas otra.',
    en: 'This device remembers it until you choose another.',
  },
  none: { es: 'No tienes garitas asignadas', en: 'You have no assigned gates' },
  none_text: {
    es: 'Pide a tu administración que te asigne un condominio.',
    en: 'Ask your administration to assign you to a condominium.',
  },
  damaged: {
    es: (count: number) => (count === 1 ? 'Un registro está dañado' : `${count} registros están dañados`),
    en: (count: number) => (count === 1 ? 'One record is damaged' : `${count} records are damaged`),
  },
  damaged_text: {
    es: 'Este equipo no pudo leer algo que guardó. Está apartado y no se envía solo: revisa tu libreta y avisa a la administración.',
    en: 'This device could not read something it saved. It is set aside and will not be sent automatically: check your notes and tell the administration.',
  },
})

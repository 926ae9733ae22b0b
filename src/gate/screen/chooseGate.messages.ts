import { messages } from '../../shared/messages.ts'

export const stationGateMessages = messages({
  title: { es: 'Vista de Garita', en: 'Guard view' },
  choose: { es: '¿En qué caseta está este equipo?', en: 'At which gate is this device?' },
  choose_text: {
    es: 'Se recuerda en este equipo hasta que elijas otra.',
    en: 'This device remembers it until you choose another.',
  },
  none: { es: 'Todavía no tienes caseta', en: 'You have no gate yet' },
  none_text: {
    es: 'Pide a tu administración que te asigne un condominio.',
    en: 'Ask your administration to assign you to a condominium.',
  },
  damaged: {
    es: (count: number) => (count === 1 ? 'Un registro está dañado' : `${count} registros están dañados`),
    en: (count: number) => (count === 1 ? 'One record is damaged' : `${count} records are damaged`),
  },
  damaged_text: {
    es: 'Este equipo no pudo leer algo que guardó y no lo va a enviar. Mira lo que anotaste y avisa a la administración.',
    en: 'This device could not read something it saved and will not send it. Look at your notes and tell the administration.',
  },
})

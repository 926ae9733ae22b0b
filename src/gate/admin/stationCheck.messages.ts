import { messages } from '../../shared/messages.ts'

export const checkTexts = messages({
  well: { es: 'Todo funciona', en: 'All works' },
  failed: {
    sound: { es: 'Sin sonido', en: 'No sound' },
    camera: { es: 'Sin cámara', en: 'No camera' },
    reader: { es: 'El lector no lee', en: 'Reader does not read' },
    line: { es: 'Sin conexión', en: 'No connection' },
    battery: { es: 'Batería baja', en: 'Battery low' },
    data: { es: 'Datos viejos', en: 'Old data' },
  },
})

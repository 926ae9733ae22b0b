/** The invented people of the practice wrote these texts. */
import { messages, type Spoken } from '../../../shared/messages.ts'

export const practicePlaceMessages = messages({
  condominium: { es: 'Residencial Práctica', en: 'Practice Residences' },
  gate: { es: 'Acceso principal', en: 'Main gate' },
  hall: { es: 'Salón de eventos', en: 'Party room' },
  cake: {
    es: 'Trae un pastel grande; puede usar el elevador de servicio.',
    en: 'Brings a large cake; may use the service elevator.',
  },
  furniture: { es: 'Entrega de muebles', en: 'Furniture delivery' },
  gray_car: { es: 'Mazda 3 gris', en: 'Gray Mazda 3' },
  red_car: { es: 'Nissan Versa rojo', en: 'Red Nissan Versa' },
})
export type PracticePlace = Spoken<typeof practicePlaceMessages>

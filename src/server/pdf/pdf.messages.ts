import { messages } from '../../shared/messages.ts'

export const pdfTexts = messages({
  brackets: {
    es: 'El texto entre [corchetes] estaba en otro alfabeto. Aquí está en letras latinas. El archivo guarda el original para los lectores de pantalla.',
    en: 'The text between [brackets] was in another alphabet. Here it is in Latin letters. The file keeps the original for screen readers.',
  },
})

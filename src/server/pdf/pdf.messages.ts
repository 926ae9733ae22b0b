/** What a file says of itself, whatever it is about. */
import { messages } from '../../shared/messages.ts'

export const pdfTexts = messages({
  brackets: {
    es: 'Lo que va entre [corchetes] se escribió en otro alfabeto o con signos que esta letra no tiene, y está aquí en letras latinas. El archivo guarda el original para los lectores de pantalla.',
    en: 'What stands between [brackets] was written in another alphabet or with signs that this font does not have, and is here in Latin letters. The file keeps the original for screen readers.',
  },
})

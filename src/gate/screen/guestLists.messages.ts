import { messages } from '../../shared/messages.ts'

export const guestListTexts = messages({
  title: { es: 'Fiestas de hoy', en: 'Today’s parties' },
  none: { es: 'Todavía no hay invitados en la lista.', en: 'No guests are on the list yet.' },
  check: { es: 'Revisar', en: 'Check' },
  left: { es: 'Ya salió', en: 'Left' },
})

import { messages } from '../../shared/messages.ts'

export const accessLogTexts = messages({
  title: { es: 'Bitácora y visitas', en: 'Access log and visits' },
  tab_log: { es: 'Bitácora', en: 'Access log' },
  tab_visits: { es: 'Visitas', en: 'Visits' },
  visits_empty: { es: 'Cambia los filtros.', en: 'Change the filters.' },
  none_assigned: {
    es: 'Todavía no tienes condominios asignados. El super administrador te los asignará.',
    en: 'You have no condominiums assigned yet. The super administrator will assign them.',
  },
})

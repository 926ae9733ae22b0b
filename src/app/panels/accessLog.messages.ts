/** Texts of the administrators' screen of the access log and the visits. */
import { messages } from '../../shared/messages.ts'

export const accessLogTexts = messages({
  title: { es: 'Bitácora y visitas', en: 'Access log and visits' },
  subtitle: {
    es: 'Lo que se registró en las garitas, y las visitas de cada unidad',
    en: 'What was recorded at the gates, and the visits of each unit',
  },
  tab_log: { es: 'Bitácora', en: 'Access log' },
  tab_visits: { es: 'Visitas', en: 'Visits' },
  visits_empty: { es: 'Cambia los filtros.', en: 'Change the filters.' },
  none_assigned: {
    es: 'Todavía no tienes condominios asignados. El super administrador te los asignará.',
    en: 'You have no condominiums assigned yet. The super administrator will assign them.',
  },
})

import { messages } from '../../shared/messages.ts'

export const listingTexts = messages({
  filter: {
    es: (active: number) => (active > 0 ? `Filtrar (${active})` : 'Filtrar'),
    en: (active: number) => (active > 0 ? `Filter (${active})` : 'Filter'),
  },
  clear: { es: 'Limpiar Filtros', en: 'Clear filters' },
  clear_all: { es: 'Quitar búsqueda y filtros', en: 'Clear search and filters' },
  clear_search: { es: 'Borrar búsqueda', en: 'Clear search' },
  from: { es: 'Desde', en: 'From' },
  until: { es: 'Hasta', en: 'Until' },
  today: { es: 'Hoy', en: 'Today' },
  yesterday: { es: 'Ayer', en: 'Yesterday' },
  tomorrow: { es: 'Mañana', en: 'Tomorrow' },
  previous: { es: 'Anterior', en: 'Previous' },
  searched_to: {
    es: (when: string) => `Buscamos hasta el ${when}. Puedes buscar más atrás.`,
    en: (when: string) => `We searched back to ${when}. You can search further back.`,
  },
  none_since: { es: 'Sin resultados recientes', en: 'No recent results' },
  search_on: { es: 'Buscar más atrás', en: 'Search further back' },
})

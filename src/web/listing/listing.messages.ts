/** Texts of lists: the filters, the page before, and a list that was not searched to its end. */
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
    es: (when: string) => `Se buscó hasta el ${when}. En lo anterior no se ha buscado todavía.`,
    en: (when: string) => `Searched back to ${when}. Older records have not been searched yet.`,
  },
  none_since: { es: 'Sin resultados recientes', en: 'No recent results' },
  search_on: { es: 'Buscar más atrás', en: 'Search further back' },
})

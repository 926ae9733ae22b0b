/** Texts of exports: menu, progress and result. */
import { messages } from '../shared/messages.ts'

export const exportMessages = messages({
  menu: { es: 'Exportar', en: 'Export' },
  as_filtered: { es: 'CSV, con los filtros de la pantalla', en: 'CSV, with the filters of the screen' },
  residents: { es: 'Residentes', en: 'Residents' },
  visitors: { es: 'Visitantes', en: 'Visitors' },
  log: { es: 'Accesos', en: 'Access log' },
  reservations: { es: 'Reservas', en: 'Reservations' },
  print: { es: 'Bitácora para imprimir', en: 'Access log to print' },
  under_way: { es: (list: string) => `Exportando: ${list}`, en: (list: string) => `Exporting: ${list}` },
  beginning: { es: 'Preparando el archivo…', en: 'Preparing the file…' },
  so_far: {
    es: (rows: string, of: string) => `${rows} de ${of} registros`,
    en: (rows: string, of: string) => `${rows} of ${of} records`,
  },
  cancel: { es: 'Cancelar exportación', en: 'Cancel export' },
  cancelled: { es: 'Exportación cancelada', en: 'Export canceled' },
  nothing_saved: { es: 'No se guardó ningún archivo.', en: 'No file was saved.' },
  done_title: { es: 'Exportación exitosa', en: 'Export successful' },
  done: {
    es: (rows: string) => `Se exportaron ${rows} registros`,
    en: (rows: string) => `${rows} records were exported`,
  },
  empty_title: { es: 'Sin datos', en: 'No data' },
  none_assigned: {
    es: 'No hay condominios asignados para exportar',
    en: 'There are no condominiums assigned to export',
  },
  empty: {
    es: 'Ningún registro coincide con los filtros. Cámbialos e intenta de nuevo.',
    en: 'No record matches the filters. Change them and try again.',
  },
  failed_title: { es: 'Error de exportación', en: 'Export error' },
  failed: {
    es: (why: string) => `No se pudo exportar los datos. ${why}`,
    en: (why: string) => `The data could not be exported. ${why}`,
  },
})

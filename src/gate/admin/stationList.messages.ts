/** The words of the list of stations. */
import { messages } from '../../shared/messages.ts'

export const stationListMessages = messages({
  stations: { es: 'Estaciones', en: 'Stations' },
  gate: { es: 'Garita', en: 'Gate' },
  guard: { es: 'Guardia', en: 'Guard' },
  nobody: { es: 'Ya no está', en: 'No longer here' },
  build: { es: 'Versión', en: 'Version' },
  current: { es: 'Al día', en: 'Up to date' },
  older: { es: 'Anterior', en: 'Older' },
  seen: { es: 'Última señal', en: 'Last heard of' },
  older_text: {
    es: 'Una estación con una versión anterior sigue funcionando. Toma la nueva por sí sola cuando está en línea y nadie la usa; si no cambia en un día, recarga la página en ese equipo una vez.',
    en: 'A station with an older version goes on working. It takes the new one by itself while it is online and nobody uses it; if it has not changed after a day, reload the page on that device once.',
  },
  failed: { es: 'No se pudieron cargar las estaciones', en: 'The stations could not be loaded' },
  none: { es: 'No hay estaciones', en: 'There are no stations' },
  none_text: {
    es: 'Una estación es la tableta o el teléfono donde un guardia abre la garita. Aparece aquí desde su primer turno.',
    en: 'A station is the tablet or phone on which a guard opens the gate’s screen. It appears here from its first shift.',
  },
})

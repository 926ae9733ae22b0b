import { messages } from '../../../shared/messages.ts'

export const shiftMessages = messages({
  done: { es: 'Terminar', en: 'Done' },
  states: {
    waits: { es: 'revisando', en: 'checking' },
    asks: { es: 'te toca', en: 'your turn' },
    works: { es: 'funciona', en: 'works' },
    fails: { es: 'falla', en: 'fails' },
    unknown: { es: 'no se sabe', en: 'not known' },
  },
  sound: { es: 'Sonido', en: 'Sound' },
  sound_ask: { es: '¿Oíste dos tonos?', en: 'Did you hear two tones?' },
  sound_off: {
    es: 'Está apagado. En Opciones toca «Activar sonido y vibración».',
    en: 'It is off. In Options press “Turn sound and vibration on”.',
  },
  sound_fails: {
    es: 'Sube el volumen de la tableta y quítale el modo silencio.',
    en: 'Turn up the volume of the tablet and take it off silent.',
  },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  camera: { es: 'Cámara', en: 'Camera' },
  camera_denied: {
    es: 'El navegador no la permite. Toca el candado junto a la dirección y permite la cámara.',
    en: 'The browser does not allow it. Press the lock beside the address and allow the camera.',
  },
  camera_missing: {
    es: 'No hay cámara o la usa otra aplicación. Cierra las demás, o usa el lector.',
    en: 'There is none, or another application uses it. Close the others, or use the reader.',
  },
  reader: { es: 'Lector', en: 'Reader' },
  reader_ask: { es: 'Escanea cualquier código.', en: 'Scan any code.' },
  reader_fails: {
    es: 'Revisa su cable y su luz. Mientras tanto usa la cámara o los cinco dígitos.',
    en: 'Look at its cable and its lamp. Meanwhile use the camera or the five digits.',
  },
  no_reader: { es: 'No hay lector', en: 'There is no reader' },
  not_read: { es: 'No lee', en: 'It does not read' },
  line: { es: 'Conexión', en: 'Connection' },
  line_fails: {
    es: 'Reinicia el módem. A los cinco minutos cambia a la segunda línea. Puedes seguir trabajando.',
    en: 'Restart the router. After five minutes change to the second line. You can go on working.',
  },
  battery: { es: 'Batería', en: 'Battery' },
  battery_at: { es: (percent: number) => `${percent} %`, en: (percent: number) => `${percent}%` },
  battery_low: {
    es: (percent: number) => `${percent} %. Conéctala a la corriente.`,
    en: (percent: number) => `${percent}%. Connect it to power.`,
  },
  battery_unknown: {
    es: 'Aquí no se puede ver. Mírala en la tableta.',
    en: 'It cannot be seen here. Look at the tablet.',
  },
  data: { es: 'Datos', en: 'Data' },
  data_fresh: { es: 'al día', en: 'up to date' },
  data_old: {
    es: (minutes: number) => `De hace ${minutes} min. Con conexión, toca «Actualizar ahora» en Opciones.`,
    en: (minutes: number) => `${minutes} min old. With a connection, press “Refresh now” in Options.`,
  },
  data_none: { es: 'Sin datos. Conecta este equipo una vez.', en: 'No data. Connect this device once.' },
})

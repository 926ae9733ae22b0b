import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

const plural = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`

export const systemMessages = messages({
  checked: {
    es: (version: string, time: string) => `Garita ${version}, comprobado a las ${time}`,
    en: (version: string, time: string) => `Garita ${version}, checked at ${time}`,
  },
  check: { es: 'Comprobar ahora', en: 'Check now' },
  all_fine: { es: 'Todo en orden', en: 'All in order' },
  fine: { es: 'En orden', en: 'In order' },
  failed: { es: 'No se pudo comprobar el sistema', en: 'The system could not be checked' },
  failed_text: {
    es: 'El servidor o su base de datos no responde. Revisa que ambos estén en marcha y vuelve a intentarlo.',
    en: 'The server or its database does not answer. See that both are running, and try again.',
  },
  database: { es: 'Base de datos', en: 'Database' },
  live: { es: 'Avisos en vivo', en: 'Live updates' },
  mail: { es: 'Correo', en: 'E-mail' },
  push: { es: 'Avisos a los dispositivos', en: 'Push notifications' },
  jobs: { es: 'Trabajos en cola', en: 'Queued jobs' },
  keeper: { es: 'Limpieza diaria', en: 'Daily clean-up' },
  backup: { es: 'Copia de seguridad', en: 'Backup' },
  retry: { es: 'Enviar otra vez', en: 'Send again' },
  retried: { es: 'Los correos se enviarán otra vez', en: 'The e-mails will be sent again' },
  retry_failed: { es: 'No se pudieron enviar otra vez', en: 'They could not be sent again' },
  last_error: { es: (said: string) => `Último error: ${said}`, en: (said: string) => `Last error: ${said}` },
})

export const verdictTexts = messages({
  database_answers: { es: 'Responde', en: 'Answers' },
  database_slow: { es: 'Lenta', en: 'Slow' },
  database_old: { es: 'Por actualizar', en: 'To be updated' },
  live_stands: { es: 'Conectados', en: 'Connected' },
  live_slow: { es: 'Lentos', en: 'Slow' },
  live_broken: { es: 'Cortados', en: 'Cut off' },
  mail_goes: { es: 'Funciona', en: 'Works' },
  mail_none: { es: 'Sin servidor', en: 'No server' },
  mail_silent: { es: 'No responde', en: 'No answer' },
  mail_failing: { es: 'Con fallos', en: 'Failing' },
  mail_given_up: { es: 'Sin entregar', en: 'Not delivered' },
  push_goes: { es: 'Funcionan', en: 'Works' },
  push_failing: { es: 'Con fallos', en: 'Failing' },
  push_given_up: { es: 'Sin entregar', en: 'Not delivered' },
  jobs_done: { es: 'Al día', en: 'Up to date' },
  jobs_stuck: { es: 'Detenidos', en: 'Stuck' },
  keeper_done: { es: 'Al día', en: 'Up to date' },
  keeper_soon: { es: 'Pendiente', en: 'Due' },
  keeper_behind: { es: 'Atrasada', en: 'Behind' },
  backup_done: { es: 'Al día', en: 'Up to date' },
  backup_elsewhere: { es: 'Aparte', en: 'Elsewhere' },
  backup_none: { es: 'No hay', en: 'None' },
  backup_soon: { es: 'En camino', en: 'Under way' },
  backup_unproved: { es: 'Sin probar', en: 'Not tried' },
  backup_late: { es: 'Atrasada', en: 'Behind' },
  backup_failed: { es: 'Falló', en: 'Failed' },
  backup_folder_lost: { es: 'Sin carpeta', en: 'No folder' },
  backup_key_unproved: { es: 'Clave nunca probada', en: 'Key never proved' },
  backup_gaps: { es: 'Con huecos', en: 'With gaps' },
})

export const findingTexts = messages({
  database: { es: (ms: number) => `Respondió en ${ms} ms.`, en: (ms: number) => `Answered in ${ms} ms.` },
  postgres: {
    es: (version: string, fixedIn: string) =>
      `Es PostgreSQL ${version}; le faltan correcciones que ya tiene ${fixedIn}.`,
    en: (version: string, fixedIn: string) => `It is PostgreSQL ${version}, which lacks fixes that ${fixedIn} has.`,
  },
  live: {
    es: (ms: number, streams: number) =>
      `Un aviso tarda ${ms} ms; ${plural(streams, 'pantalla conectada', 'pantallas conectadas')} a este servidor.`,
    en: (ms: number, streams: number) =>
      `An update takes ${ms} ms; ${plural(streams, 'screen is', 'screens are')} connected to this server.`,
  },
  queue: {
    es: (waiting: number, failing: number, givenUp: number) =>
      [
        waiting ? `${plural(waiting, 'espera', 'esperan')} su envío` : 'Nada espera su envío',
        ...(failing ? [`${plural(failing, 'falló y se intentará', 'fallaron y se intentarán')} de nuevo`] : []),
        ...(givenUp ? [`${plural(givenUp, 'ya no se intentará', 'ya no se intentarán')}`] : []),
      ].join('; '),
    en: (waiting: number, failing: number, givenUp: number) =>
      [
        waiting ? `${plural(waiting, 'waits', 'wait')} to be sent` : 'Nothing waits to be sent',
        ...(failing ? [`${grouped(failing)} failed and will be tried again`] : []),
        ...(givenUp ? [`${grouped(givenUp)} will not be tried again`] : []),
      ].join('; '),
  },
  sent_at: {
    es: (when: string) => `Último correo enviado: ${when}.`,
    en: (when: string) => `Last e-mail sent: ${when}.`,
  },
  none_sent: { es: 'Todavía no se ha enviado ningún correo.', en: 'No e-mail has been sent yet.' },
  overdue: {
    es: (when: string) => `El más antiguo espera desde ${when}.`,
    en: (when: string) => `The oldest has waited since ${when}.`,
  },
  nothing_overdue: { es: 'Ninguno espera más de lo normal.', en: 'None waits longer than usual.' },
  swept_at: { es: (when: string) => `Última vez: ${when}.`, en: (when: string) => `Last time: ${when}.` },
  never_swept: { es: 'Todavía no se ha hecho.', en: 'It has not been done yet.' },
  backup_made_at: {
    es: (when: string) => `Última copia: ${when}.`,
    en: (when: string) => `Last backup: ${when}.`,
  },
  backup_never_made: { es: 'Todavía no hay ninguna copia.', en: 'There is no backup yet.' },
  backup_through: {
    es: (when: string) => `Se puede restaurar hasta ${when}.`,
    en: (when: string) => `It can be restored up to ${when}.`,
  },
  backup_proved_at: {
    es: (when: string) => `Restaurada a prueba: ${when}.`,
    en: (when: string) => `Restored as a trial: ${when}.`,
  },
  backup_never_proved: { es: 'Nunca se ha restaurado a prueba.', en: 'None was ever restored as a trial.' },
  backup_key_never_proved: {
    es: 'Nunca se ha abierto una copia con la clave secreta.',
    en: 'No backup was ever opened with the secret key.',
  },
  backup_gaps: {
    es: (count: number) =>
      `${plural(count, 'tramo guardado falta o está dañado', 'tramos guardados faltan o están dañados')}.`,
    en: (count: number) => `${plural(count, 'kept piece is', 'kept pieces are')} missing or damaged.`,
  },
  backup_folder_lost: {
    es: 'La carpeta de BACKUP_FOLDER ya no está o es otra: no se guarda nada.',
    en: 'The folder of BACKUP_FOLDER is gone or is another one: nothing is kept.',
  },
  backup_elsewhere: {
    es: 'La base de datos es un PostgreSQL tuyo: sus copias se hacen con sus herramientas.',
    en: 'The database is a PostgreSQL of your own: its backups are made with its own tools.',
  },
  uncleaned: {
    es: (count: number) =>
      `En ${plural(count, 'condominio', 'condominios')} los datos de visitas no se limpian desde antes de ayer.`,
    en: (count: number) =>
      `In ${plural(count, 'condominium', 'condominiums')} visitor data has not been cleaned since before yesterday.`,
  },
})

export const adviceTexts = messages({
  database_slow: {
    es: 'Todas las pantallas son lentas por ella. Revisa la carga y el disco de su servidor.',
    en: 'It makes all screens slow. Look at the load and the disk of its server.',
  },
  database_old: {
    es: 'Si es un PostgreSQL tuyo (DATABASE_URL), actualízalo: los datos quedan como están. El que viene con Garita no escucha en la red; si quieres las correcciones antes de la próxima versión de Garita, pon uno tuyo en DATABASE_URL.',
    en: 'If it is a PostgreSQL of your own (DATABASE_URL), update it: its data stays as it is. The one that comes with Garita does not listen on the network; if you want the fixes before the next release of Garita, set DATABASE_URL to one of your own.',
  },
  live_slow: {
    es: 'Los cambios llegan tarde a las pantallas. Revisa la carga del servidor y de la base de datos.',
    en: 'Changes reach screens late. Look at the load of the server and the database.',
  },
  live_broken: {
    es: 'Las pantallas muestran los cambios hasta un minuto después. El servidor vuelve a conectarse solo; si sigue así, revisa que llegue directo a la base de datos (DATABASE_DIRECT_URL).',
    en: 'Screens show changes up to a minute late. The server reconnects by itself; if it stays like this, see that it reaches the database directly (DATABASE_DIRECT_URL).',
  },
  mail_none: {
    es: 'No hay servidor de correo: entrega los mensajes a mano, o configura SMTP_URL.',
    en: 'There is no mail server: pass messages on yourself, or set SMTP_URL.',
  },
  mail_silent: {
    es: 'Nadie recibe correos. Revisa SMTP_URL y que el servidor de correo funcione. Los correos pendientes salen solos después.',
    en: 'Nobody receives e-mail. Check SMTP_URL and that the mail server is running. Waiting e-mails go out afterwards.',
  },
  mail_failing: {
    es: 'El servidor de correo responde, pero rechaza correos. Revisa el remitente (MAIL_FROM) y los límites de la cuenta.',
    en: 'The mail server answers but refuses e-mails. Check the sender (MAIL_FROM) and the limits of the account.',
  },
  mail_given_up: {
    es: 'Lo intentamos doce veces. Corrige la causa y envíalos otra vez.',
    en: 'We tried twelve times. Fix the cause and send them again.',
  },
  push_failing: {
    es: 'Se intenta de nuevo por sí solo. Si sigue, revisa que el servidor pueda salir a internet.',
    en: 'It is tried again by itself. If it goes on, see that the server can reach the internet.',
  },
  push_given_up: {
    es: 'Algunos residentes no recibieron avisos con Garita cerrada. Revisa que el servidor pueda salir a internet. La alerta se quita sola en un día.',
    en: 'Some residents got no notices while Garita was closed. Check that the server can reach the internet. The alert goes away after a day.',
  },
  jobs_stuck: {
    es: 'No sale ningún correo ni aviso. Reinicia el servidor de Garita y mira su registro.',
    en: 'No e-mail and no notification goes out. Restart the Garita server and look at its log.',
  },
  keeper_soon: {
    es: 'Se revisa cada diez minutos y se hace una vez al día; el servidor acaba de arrancar.',
    en: 'It is checked every ten minutes and done once a day; the server has just started.',
  },
  keeper_behind: {
    es: 'Debería hacerse cada diez minutos. Reinicia el servidor de Garita y mira su registro.',
    en: 'It should be done every ten minutes. Restart the Garita server and look at its log.',
  },
  backup_none: {
    es: 'Si se pierde el disco se pierde todo. Configura BACKUP_FOLDER, o haz copias con el comando backup.',
    en: 'If the disk is lost, everything is lost. Set BACKUP_FOLDER, or make backups with the command backup.',
  },
  backup_soon: {
    es: 'La primera copia se está haciendo.',
    en: 'The first backup is being made.',
  },
  backup_unproved: {
    es: 'Una copia vale cuando se ha restaurado. Restaura una a prueba en el servidor, con la clave secreta: comando restore con --prove. Repítelo cada medio año.',
    en: 'A backup counts once it was restored. Restore one as a trial on the server, with the secret key: the command is restore with --prove. Do it again every half year.',
  },
  backup_late: {
    es: 'No se ha guardado nada nuevo. Revisa que la carpeta de BACKUP_FOLDER esté conectada y tenga espacio, y mira el registro del servidor.',
    en: 'Nothing new was kept. See that the folder of BACKUP_FOLDER is connected and has room, and look at the log of the server.',
  },
  backup_folder_lost: {
    es: 'Conecta de nuevo el disco o devuelve la carpeta a su lugar: las copias siguen solas. Si pusiste un disco nuevo, usa el comando backup con --take-folder.',
    en: 'Connect the disk again or move the folder back: backups go on by themselves. If you put in a new disk, use the command backup with --take-folder.',
  },
  backup_key_unproved: {
    es: 'Si la clave secreta se perdió, ninguna copia se puede abrir. Restaura una a prueba en el servidor con esa clave: comando restore con --prove.',
    en: 'If the secret key was lost, no backup can be opened. Restore one as a trial on the server with that key: the command is restore with --prove.',
  },
  backup_gaps: {
    es: 'Hay momentos a los que ya no se puede volver. Revisa el disco de BACKUP_FOLDER; el comando restore con --prove dice cuáles.',
    en: 'Some moments cannot be restored any more. Look at the disk of BACKUP_FOLDER; the command restore with --prove says which.',
  },
  backup_failed: {
    es: 'Se intenta otra vez cada hora. Revisa que la carpeta de BACKUP_FOLDER esté conectada y tenga espacio; el registro del servidor dice la causa.',
    en: 'It is tried again every hour. See that the folder of BACKUP_FOLDER is connected and has room; the log of the server says why.',
  },
})

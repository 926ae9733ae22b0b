/** The news of each release for admins, without technical words. */
import { messages } from '../shared/messages.ts'

export const newsMessages = messages({
  understood: { es: 'Entendido', en: 'Understood' },
  put_away: { es: 'Listo, no volverá a aparecer', en: 'Done, it will not appear again' },
  failed: { es: 'No se pudo guardar', en: 'This could not be kept' },
  to_gates: { es: 'Ir a Garitas y equipos', en: 'Go to Gates and devices' },
  gates_and_codes: {
    title: { es: 'Qué cambia en tus garitas', en: 'What changes at your gates' },
    intro: {
      es: 'Garita se actualizó. Los códigos que ya entregaron tus residentes siguen sirviendo. Esto es lo que notarás:',
      en: 'Garita was updated. The codes that your residents have shared keep working. This is what you will notice:',
    },
    points: {
      dead_codes: {
        es: 'Un código cancelado, cambiado por otro o terminado se detiene también en la estación del guardia, que muestra el motivo.',
        en: 'A code that was canceled, replaced or is over is stopped at the guard’s station too, which shows why.',
      },
      numbers: {
        es: 'En un lector sin guardia, el número de acceso se escribe junto con la unidad. El número solo ya no abre.',
        en: 'At a reader without a guard, the access number is entered together with the unit. The number alone opens no more.',
      },
      without_end: {
        es: 'Tú decides qué puede abrir en un lector un código que no vence. Elige en Garitas y equipos; hasta entonces todo sigue igual.',
        en: 'You decide what a code without an end may open at a reader. Choose in Gates and devices; until then nothing changes.',
      },
      replaced: {
        es: 'Cuando todas tus estaciones estén al día, cada código que no vence se cambia por otro: la app muestra el nuevo, avisamos a sus residentes y el anterior abre por sí solo 90 días más.',
        en: 'Once all your stations are current, each code without an end date is replaced: the app shows the new one, residents are notified, and the old one works for 90 more days.',
      },
      hours: {
        es: 'Un colaborador fuera de sus días y horas entra solo con un motivo, también desde el panel del operador.',
        en: 'A worker outside the agreed days and hours enters only with a reason, from the operator panel too.',
      },
      senders: {
        es: 'La bitácora dice quién envió un registro y cuándo llegó, si no fue la misma persona o el mismo momento.',
        en: 'The log says who sent a line and when it arrived, where that was another person or another moment.',
      },
      newcomers: {
        es: 'Cuando alguien se suma a una unidad, quienes viven ahí reciben un aviso y pueden objetar; tú resuelves.',
        en: 'When someone joins a unit, its residents are notified and can object; you decide.',
      },
      stations: {
        es: 'Cada estación toma las versiones nuevas por sí sola cuando nadie la usa, y en Garitas y equipos ves cuál tiene. Las que ya estaban abiertas siguen funcionando: recárgalas una vez cuando puedas.',
        en: 'Each station updates by itself while nobody uses it, and Gates and devices shows its version. Stations that were open keep working: reload them once when you can.',
      },
    },
  },
})

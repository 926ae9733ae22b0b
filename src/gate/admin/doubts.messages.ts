import { grouped } from '../../shared/grouped.ts'
import { messages } from '../../shared/messages.ts'
import type { DoubtHabit } from '../station/facts/doubtHabits.ts'

const share = (amber: number, checked: number) => ((100 * amber) / checked).toFixed(1)

export const doubtTexts = messages({
  title: { es: 'Lo que hace dudar a la caseta', en: 'What makes the gate doubt' },
  text: {
    es: 'De los últimos 30 días: por qué la pantalla salió en ámbar, y qué cambiar para que no vuelva a pasar.',
    en: 'Of the last 30 days: why the screen turned amber, and what to change so that it does not happen again.',
  },
  failed: {
    es: 'No se pudo cargar lo que hace dudar a la caseta',
    en: 'What makes the gate doubt could not be loaded',
  },
  of: {
    es: (amber: number, checked: number) =>
      `${grouped(amber)} de ${grouped(checked)} códigos revisados salieron en ámbar (${share(amber, checked)} %).`,
    en: (amber: number, checked: number) =>
      `${grouped(amber)} of ${grouped(checked)} codes that were checked turned amber (${share(amber, checked)}%).`,
  },
  often: {
    es: 'Lo que se puede cambiar pasa de 5 %: si el ámbar sale tan seguido, los guardias dejan de leerlo. Empieza por lo primero.',
    en: 'What can be changed is over 5%: if amber comes that often, guards stop reading it. Begin with the first.',
  },
  waiting: {
    why: { es: 'Esperaban la respuesta de una casa', en: 'They waited for the answer of a home' },
    what: {
      es: 'Así debe ser. Esperan menos donde las casas dicen antes qué hacer con sus entregas.',
      en: 'As it should be. They wait less where homes say beforehand what happens to their deliveries.',
    },
  },
  unchecked: { es: 'En 30 días no se ha revisado ningún código.', en: 'No code has been checked in 30 days.' },
  nothing: { es: 'No hay nada que cambiar.', en: 'There is nothing to change.' },
  times: {
    es: (count: number) => (count === 1 ? '1 vez' : `${grouped(count)} veces`),
    en: (count: number) => (count === 1 ? 'once' : `${grouped(count)} times`),
  },
})

export const habitTexts = messages({
  stay_open: {
    why: { es: 'La salida anterior no se registró', en: 'The exit before was not recorded' },
    what: { es: 'Pide a los guardias que registren cada salida.', en: 'Ask the guards to record every exit.' },
  },
  snapshot_old: {
    why: { es: 'La estación llevaba días sin conexión', en: 'The station was offline for days' },
    what: {
      es: 'Deja la tableta encendida y con internet, también de noche.',
      en: 'Leave the tablet on and connected, at night too.',
    },
  },
  clock_doubtful: {
    why: { es: 'La hora de la tableta podía estar mal', en: 'The time of the tablet may have been wrong' },
    what: {
      es: 'Pon la fecha y la hora de la tableta en automático.',
      en: 'Set the date and time of the tablet to automatic.',
    },
  },
  younger_than_snapshot: {
    why: {
      es: 'El pase era más nuevo que los datos de la estación',
      en: 'The pass was newer than the data of the station',
    },
    what: {
      es: 'Revisa la conexión de la caseta: sin ella, un pase recién hecho se comprueba a mano.',
      en: 'Check the internet at the gate: without it, a pass that was just made is checked by hand.',
    },
  },
  dates_changed: {
    why: {
      es: 'Mostraron la imagen de antes de un cambio de fecha',
      en: 'The picture of before a change of dates was shown',
    },
    what: {
      es: 'Pide a los residentes que envíen el pase otra vez cuando cambien la fecha.',
      en: 'Ask residents to send the pass again when they change the date.',
    },
  },
  back_soon: {
    why: { es: 'Alguien volvió minutos después de salir', en: 'Someone came back minutes after leaving' },
    what: {
      es: 'Pide que cada persona tenga su propio pase: uno que se presta se ve así.',
      en: 'Ask for a pass for each person: one that is passed on looks like this.',
    },
  },
  several: {
    why: { es: 'Lo escrito servía para varias personas', en: 'Several people matched what was typed' },
    what: { es: 'Pide a los guardias que escriban también la unidad.', en: 'Ask the guards to type the unit too.' },
  },
  unit_needed: {
    why: { es: 'En un lector dieron el número sin la unidad', en: 'At a reader the number came without the unit' },
    what: {
      es: 'Escribe junto al lector que el número va con la unidad.',
      en: 'Write beside the reader that the number goes with the unit.',
    },
  },
  numbers_paused: {
    why: { es: 'Un lector estaba en pausa por números equivocados', en: 'A reader was paused after wrong numbers' },
    what: {
      es: 'Pide que usen el código QR en lugar del número.',
      en: 'Ask people to use the QR code in place of the number.',
    },
  },
  day_code_needed: {
    why: { es: 'Un lector pide el código de hoy', en: 'A reader wants today’s code' },
    what: {
      es: 'Pide que abran el pase en la app, o elige abajo el código fijo.',
      en: 'Ask people to open the pass in the app, or choose the fixed code below.',
    },
  },
  not_at_reader: {
    why: { es: 'Un lector no abre para esas personas', en: 'A reader does not open for those people' },
    what: {
      es: 'Cambia abajo lo que abren los lectores, si debe abrir.',
      en: 'Change below what readers open, if it should.',
    },
  },
} satisfies Record<DoubtHabit, object>)

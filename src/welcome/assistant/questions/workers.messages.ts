import type { Questions } from './questions.ts'

export const workersQuestions: Questions = {
  'workers-register': {
    es: `
      cómo registro a la señora de la limpieza
      la muchacha que me ayuda en la casa
      registrar a la empleada
      la empleada doméstica empieza el lunes
      la señora que hace el aseo
      registrar a la nana o niñera
      dar de alta al jardinero
      el chofer de la casa
      cómo agrego a mi enfermera
      la cuidadora de mi mamá
      tengo albañiles trabajando en la casa
      registrar un trabajador
      nuevo colaborador
      viene el plomero toda la semana
      el maestro que pinta la casa
      mi profesor de piano viene a dar clases
      contraté a una asesora del hogar
      contraté a un chofer
      la señora que me ayuda en casa`,
    en: `
      how do I register the cleaning lady
      our maid
      register my housekeeper
      the cleaner starts on monday
      register the nanny or babysitter
      add the gardener
      our driver
      how do I add my nurse
      my mother's caregiver
      we have contractors working at the house
      register a worker
      new worker
      the plumber comes all week
      the painter works at my house
      register an employee
      the piano teacher comes for lessons
      I hired a new housekeeper
      I hired a driver
      the lady who helps me at home`,
  },
  'workers-days': {
    es: `
      qué días viene la empleada
      viene lunes y jueves de 8 a 2
      cambiar el horario de la señora de la limpieza
      puede venir el jardinero en domingo
      a qué hora puede entrar el trabajador
      mi empleada llegó fuera de horario
      la nana ahora viene los martes en vez de los jueves
      cambió de día la empleada`,
    en: `
      which days does the maid come
      she comes mondays and thursdays from 8 to 2
      change the hours of the cleaning lady
      can the gardener come on sundays
      what time can the worker come in
      my nanny came outside her hours
      the nanny now comes tuesdays instead of thursdays
      the maid switched days`,
  },
  'workers-pass': {
    es: `
      cómo le mando el qr a la empleada
      el pase de mi jardinero
      la muchacha perdió su código
      qué enseña el trabajador en la garita`,
    en: `
      how do I send the qr code to the maid
      the pass of my gardener
      my nanny lost her code
      what does the worker show at the gate`,
  },
  'workers-pause': {
    es: `
      la empleada está de vacaciones
      suspender el pase del chofer
      despedí a la muchacha
      corrí al jardinero, que ya no entre
      ya no trabaja conmigo la nana
      la señora de la limpieza ya no viene
      borrar a un colaborador
      reanudar el pase de la empleada
      no quiero que vuelva a entrar el trabajador
      ya no trabaja conmigo el jardinero
      la empleada renunció
      la nana se va un mes a su pueblo
      mi jardinero estará fuera unas semanas`,
    en: `
      the maid is on vacation
      suspend the driver's pass
      I fired the maid
      I let the gardener go
      the nanny doesn't work for us anymore
      the cleaning lady no longer comes
      delete a worker
      resume the pass of the maid
      I don't want the worker to come in again
      the gardener quit
      our maid left the job
      the nanny is away for a month
      our gardener will be gone for weeks`,
  },
  'workers-attendance': {
    es: `
      qué días vino mi empleada
      cuántas horas trabajó este mes
      asistencia de mi trabajador
      a qué hora llegó y a qué hora se fue mi niñera
      quiero la lista de asistencia del mes
      descargar las horas de mi empleada`,
    en: `
      which days did my employee come
      how many hours did they work this month
      attendance of my worker
      when did my nanny arrive and leave
      I want the attendance list of the month
      download the hours of my employee`,
  },
}

/** The other half: nothing was tuned with it. */
import type { AskedQuestion } from './tunedQuestions.ts'

export const unseenQuestions: readonly AskedQuestion[] = [
  {
    from: 'resident',
    es: 'vendi mi carro',
    en: 'sold my car',
    answers: ['vehicles-change'],
  },
  {
    from: 'resident',
    es: 'acabo de mudarme, cómo me registro',
    en: 'just moved in, how do i sign up',
    answers: ['account'],
  },
  {
    from: 'resident',
    es: 'no quiero que suene de noche',
    en: 'dont want it ringing at night',
    answers: ['notifications-quiet'],
  },
  {
    from: 'resident',
    es: 'tengo dos departamentos en el mismo condominio',
    en: 'I own two apartments here',
    answers: ['several-homes'],
  },
  {
    from: 'resident',
    es: 'despedi al jardinero, que ya no entre',
    en: 'i fired the gardner, he shouldnt get in any more',
    answers: ['workers-pause'],
  },
  {
    from: 'resident',
    es: 'ya no voy a usar la alverca el sabado, como la quito',
    en: 'cant make it to the pool on saturday, how do i call it off',
    answers: ['amenities-cancel'],
  },
  {
    from: 'resident',
    es: 'mi hijo quiere que venga un amigo pero no puede autorizar',
    en: 'my son wants a friend over but he cant authorise',
    answers: ['visitors-ask'],
  },
  {
    from: 'resident',
    es: 'mi muchacha de la limpieza viene martes y jueves',
    en: 'my cleaning lady comes tuesdays and thursdays',
    answers: ['workers-days', 'workers-register'],
  },
  {
    from: 'resident',
    es: 'mi papá viene casi diario, no quiero hacerle un pase cada vez',
    en: 'my dad comes nearly every day, dont want to make a pass each time',
    answers: ['visitors-permanent'],
  },
  {
    from: 'resident',
    es: 'llevo 3 dias y no me aceptan',
    en: 'been waiting three days and still not accepted',
    answers: ['approval'],
  },
  {
    from: 'guard',
    es: 'le di entrada al que no era',
    en: 'i checked in the wrong one by mistake, undo',
    answers: ['guard-mistake'],
  },
  {
    from: 'guard',
    es: 'el lector ya no lee los codigos',
    en: 'scanner stopped scanning',
    answers: ['poster-reader'],
  },
  {
    from: 'guard',
    es: 'que significa el triangulo amarillo',
    en: 'what does the yellow triangel mean',
    answers: ['guard-verdicts'],
  },
  {
    from: 'guard',
    es: 'se fue la luz en la caseta',
    en: 'power is out in the booth',
    answers: ['poster-power'],
  },
  {
    from: 'guard',
    es: 'nadie contesta en la casa 12 y hay un repartidor',
    en: 'no one picks up at house 12 and the courier is waiting',
    answers: ['guard-phone'],
  },
  {
    from: 'admin',
    es: 'la 101 aparece dos veces con diferente nombre',
    en: 'unit 101 shows up twice under different names',
    answers: ['admin-merge-units'],
  },
  {
    from: 'admin',
    es: 'quiero cambiar el orario de la cancha',
    en: 'want to change the opening hours of the court',
    answers: ['admin-amenities'],
  },
  {
    from: 'admin',
    es: 'un inquilino se cambia de casa a fin de mes',
    en: 'a tenant moves out at the end of the month',
    answers: ['admin-people'],
  },
  {
    from: 'admin',
    es: 'quiero saber quien entro a la casa 5 la semana pasada',
    en: 'who came to house 5 last week',
    answers: ['admin-what-happened', 'admin-log'],
  },
  {
    from: 'admin',
    es: 'cuanto tiempo guardan los datos de las visitas',
    en: 'how long do you keep visitor data',
    answers: ['admin-data'],
  },
]

/** Half of forty questions, drawn by seed 131 within each role. The weights of the search were chosen with this half. */

export interface AskedQuestion {
  readonly from: 'resident' | 'guard' | 'admin'
  readonly es: string
  readonly en: string
  /** The entries of the guides that answer it. */
  readonly answers: readonly string[]
}

export const tunedQuestions: readonly AskedQuestion[] = [
  {
    from: 'resident',
    es: 'el guardia no deja entrar a mi amigo, dice que el codigo no sirve',
    en: 'the guard wont let my friend in, says his code is no good',
    answers: ['visitors-refused'],
  },
  {
    from: 'resident',
    es: 'me robaron el celular',
    en: 'somebody stole my phone',
    answers: ['lost-phone'],
  },
  {
    from: 'resident',
    es: 'no me llega el aviso cuando viene alguien',
    en: 'my phone doesnt tell me when someone is at the gate',
    answers: ['notifications-missing', 'notifications-closed'],
  },
  {
    from: 'resident',
    es: '¿Espero un paquete de Mercado Libre y no voy a estar, qué hago?',
    en: 'expecting an amazon parcel and i am not home',
    answers: ['visitors-expect', 'visitors-rules'],
  },
  {
    from: 'resident',
    es: 'como le hago pa invitar a mi suegra el domingo',
    en: 'how do i get my mother in law in on sunday',
    answers: ['visitors-invite'],
  },
  {
    from: 'resident',
    es: 'mi ex no debe entrar nunca',
    en: 'my ex must never be let in',
    answers: ['visitors-rules'],
  },
  {
    from: 'resident',
    es: 'me equivoque de dia en la invitasion',
    en: 'put the wrong day on the invitation',
    answers: ['visitors-change'],
  },
  {
    from: 'resident',
    es: 'cuantas horas trabajo la niñera este mes',
    en: 'how many hours did the nany do this month',
    answers: ['workers-attendance'],
  },
  {
    from: 'resident',
    es: 'se me olvido mi contrasena',
    en: 'forgot my pasword',
    answers: ['sign-in'],
  },
  {
    from: 'resident',
    es: 'quiero rentar el salon pa una fiesta de cumpleaños',
    en: 'want to book the party room for a birthday',
    answers: ['amenities-reserve'],
  },
  {
    from: 'guard',
    es: 'dejaron un paquete para la 8, donde lo apunto',
    en: 'they left a box for no. 8, where do i put it down',
    answers: ['guard-left'],
  },
  {
    from: 'guard',
    es: 'la tablet se quedo sin wifi, sigo trabajando?',
    en: 'tablet lost wifi, do i carry on',
    answers: ['guard-offline', 'poster-line'],
  },
  {
    from: 'guard',
    es: 'donde anoto que chocaron en el estacionamiento',
    en: 'how do i log a car crash in the parking lot',
    answers: ['guard-incident'],
  },
  {
    from: 'guard',
    es: 'vino la policia a pedir datos de un vecino',
    en: 'cops are here asking for info on a neighbour',
    answers: ['guard-request'],
  },
  {
    from: 'guard',
    es: 'ya me voy, como le paso el turno al compañero',
    en: 'my shift is over how do i pass it to the next guy',
    answers: ['guard-hand-over', 'guard-pin'],
  },
  {
    from: 'admin',
    es: 'necesito el reporte del mes para la asamblea',
    en: 'need the monthly numbers for the meeting',
    answers: ['admin-reports'],
  },
  {
    from: 'admin',
    es: 'tengo 200 vecinos en excel, como los subo',
    en: 'i have 200 neighbours in excel, how do i load them',
    answers: ['admin-residents'],
  },
  {
    from: 'admin',
    es: '¿Quién borró a un usuario?',
    en: 'who deleted a user',
    answers: ['admin-audit'],
  },
  {
    from: 'admin',
    es: 'se perdio la tableta de la entrada',
    en: 'the tablet at the entrance got lost',
    answers: ['admin-tablets', 'poster-tablet'],
  },
  {
    from: 'admin',
    es: 'como doy de alta a un vigilante nuevo',
    en: 'how do i set up a new gaurd',
    answers: ['admin-guards', 'guard-supervise-guards'],
  },
]

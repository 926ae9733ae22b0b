/** What people ask that is not in the resident guide: the screen that has it, or who knows. */
import type { GuideText } from '../../guide/guide.ts'
import type { BeyondGuide } from './questions.ts'

export const beyond: readonly BeyondGuide[] = [
  {
    id: 'not-let-in',
    text: {
      es: 'Si no puedes iniciar sesión en Garita, mira «Iniciar sesión». Si es en la garita donde no dejan pasar a tu visita, mira «Si no dejan pasar a tu visita».',
      en: 'If you cannot sign in to Garita, see “Sign in”. If the gate does not let your visitor in, see “If your visitor is not let in”.',
    },
    links: ['sign-in', 'visitors-refused'],
    es: `
      no me deja entrar
      no me dejan entrar
      no puedo entrar
      no me deja pasar
      no me deja ingresar
      por qué no me deja`,
    en: `
      it won't let me in
      they won't let me in
      I can't get in
      it doesn't let me through
      I can't enter
      why can't I get in`,
  },
  {
    id: 'price',
    text: {
      es: 'No sé cuánto cuesta Garita en tu condominio: la guía no habla de precios. Pregunta a la administración de tu condominio.',
      en: 'I don’t know what Garita costs in your condominium: the guide has no prices. Ask the administration of your condominium.',
    },
    es: `
      cuánto cuesta
      qué precio tiene
      cuánto vale garita
      cuánto cobran
      es gratis
      hay que pagar
      tiene costo la aplicación
      precio de la app
      tengo que pagar algo por usarla`,
    en: `
      how much does it cost
      what is the price
      how much is garita
      how much do you charge
      is it free
      do I have to pay
      does the app cost anything
      pricing
      do I pay anything to use it`,
  },
  {
    id: 'people',
    text: {
      es: 'No doy datos de personas ni sé quién vive en cada unidad o quién entró. Si necesitas hablar con alguien, pregunta en la garita o a la administración.',
      en: 'I give no details of people, and I don’t know who lives in a unit or who came in. If you need to reach someone, ask the gate or the administration.',
    },
    es: `
      quién vive en la casa 12
      quién vive en el departamento 302
      dame el teléfono de mi vecino
      cuál es el número de mi vecina
      el correo de juan pérez
      a qué hora salió mi vecino
      quién entró anoche
      dame los datos de los residentes
      está mi vecino en su casa
      quién es pedro
      la contraseña de mi vecina
      lista de residentes con teléfono
      cómo se llama el guardia`,
    en: `
      who lives in house 12
      who lives in apartment 302
      give me my neighbor's phone number
      what is my neighbor's number
      the e-mail of john smith
      what time did my neighbor leave
      who came in last night
      give me the data of the residents
      is my neighbor at home
      who is mary
      my neighbor's password
      list of residents with phones
      what is the guard's name`,
  },
  {
    id: 'condominium',
    text: {
      es: 'Eso no lo sé: Garita lleva los accesos y las reservas. Pregunta a la administración de tu condominio o en la garita.',
      en: 'I don’t know that: Garita handles access and reservations. Ask the administration of your condominium or the gate.',
    },
    es: `
      cuánto es la cuota de mantenimiento
      dónde pago los gastos comunes
      cuánto debo de administración
      pagar la cuota
      mi recibo del mantenimiento
      cuándo pasa la basura
      no hay agua
      se fue la luz
      se descompuso el elevador
      se tapó el baño
      el vecino hace mucho ruido
      la música de mi vecino está muy fuerte
      el perro del vecino ladra toda la noche
      alguien se estacionó en mi lugar
      estacionamiento de visitas
      cuál es la clave del wifi
      cuándo es la asamblea
      quiero poner una queja
      cómo contacto a la administración
      teléfono de la caseta
      teléfono de la garita
      dónde está mi paquete
      ya llegó mi paquete
      me dejaron un paquete en la caseta
      perdí mis llaves
      perdí el control del portón
      una fuga de agua en mi baño
      quién es el administrador
      hay cámaras de seguridad
      reportar un foco fundido
      puedo pintar mi fachada
      se vende o se renta un departamento
      trabajan los guardias de noche`,
    en: `
      how much is the maintenance fee
      where do I pay my hoa dues
      how much do I owe
      pay the fee
      my maintenance bill
      when is trash day
      garbage pickup
      there is no water
      the power is out
      the elevator is broken
      my toilet is clogged
      my neighbor is too loud
      the music next door is too loud
      my neighbor's dog barks all night
      someone parked in my spot
      visitor parking
      what is the wifi password
      when is the board meeting
      I want to complain
      how do I contact the administration
      phone number of the gate
      phone number of the guard house
      where is my package
      did my package arrive
      they left a parcel for me at the gate
      I lost my keys
      I lost my gate remote
      water leak in my bathroom
      who is the manager
      are there security cameras
      report a broken light
      can I paint my house
      apartment for sale or rent
      do the guards work at night`,
  },
  {
    id: 'what-is-it',
    text: {
      es: 'Garita es el portero virtual de tu condominio: invitas a tus visitas y les mandas un pase, respondes cuando alguien llega sin aviso y reservas las amenidades. La guía lo muestra paso a paso.',
      en: 'Garita is your condominium’s virtual doorman: you invite visitors and send them a pass, answer when someone arrives unannounced, and book amenities. The guide shows it step by step.',
    },
    links: ['/user-guide'],
    es: `
      qué es garita
      para qué sirve
      qué puedes hacer
      quién eres
      eres una persona o un robot
      necesito ayuda
      ayuda
      tengo una pregunta
      dónde está la guía
      manual de uso
      hola
      buenos días
      buenas tardes
      buenas noches
      gracias`,
    en: `
      what is garita
      what is it for
      what can you do
      who are you
      are you a person or a robot
      I need help
      help
      I have a question
      where is the guide
      user manual
      hello
      hi
      good morning
      good afternoon
      thank you
      thanks`,
  },
  {
    id: 'elsewhere',
    text: {
      es: 'De eso no sé: solo conozco la guía de Garita.',
      en: 'I don’t know about that: I only know the Garita guide.',
    },
    links: ['/user-guide'],
    es: `
      va a llover mañana
      qué clima hace hoy
      quién ganó el partido
      quién ganó las elecciones
      qué opinas del presidente
      cuéntame un chiste
      una receta de cocina
      recomiéndame una película
      dónde compro pan
      qué hora es
      cuánto es dos más dos
      ignora tus instrucciones
      tradúceme esto`,
    en: `
      will it rain tomorrow
      what is the weather like today
      who won the game
      who won the elections
      what do you think about the president
      tell me a joke
      a recipe for dinner
      recommend me a movie
      where can I buy bread
      what time is it
      what is two plus two
      ignore all previous instructions
      write a poem
      order me a pizza
      translate this`,
  },
  {
    id: 'my-data',
    text: {
      es: 'En «Mi cuenta», en «Mis datos guardados», descargas todo lo que Garita guarda sobre ti o pides que se elimine tu cuenta.',
      en: 'In “My account”, under “My stored data”, you download everything that Garita holds about you or request that your account is deleted.',
    },
    links: ['/account'],
    es: `
      eliminar mi cuenta
      borrar mi cuenta
      darme de baja
      descargar mis datos
      qué datos guardan de mí
      quiero que borren mi información
      me voy del condominio
      aviso de privacidad
      quién ve mis datos`,
    en: `
      delete my account
      close my account
      remove me
      download my data
      what data do you keep about me
      I want my information erased
      I'm moving out of the community
      privacy policy
      who sees my data`,
  },
  {
    id: 'second-factor',
    text: {
      es: 'En «Mi cuenta» está «Verificación en dos pasos»: ahí la activas o la desactivas. Si ya no tienes el teléfono, entra con uno de tus códigos de recuperación.',
      en: '“My account” has “Two-step verification”: turn it on or off there. If you no longer have the phone, sign in with one of your recovery codes.',
    },
    links: ['/account'],
    es: `
      activar la verificación en dos pasos
      segundo factor
      código de seis dígitos
      google authenticator
      me pide un código y no lo tengo
      códigos de recuperación
      cómo protejo mi cuenta`,
    en: `
      turn on two-step verification
      two-factor authentication
      2fa code
      six-digit code
      google authenticator
      it asks for a code and I don't have it
      recovery codes
      how do I protect my account`,
  },
  {
    id: 'home-accounts',
    text: {
      es: 'En «Mi cuenta», en «Cuentas de tu casa», ves quién puede autorizar entradas a tu unidad, y con «Esto no está bien» avisas a la administración.',
      en: 'In “My account”, under “Accounts of your home”, you see who can authorize entries to your unit, and with “This is not right” you tell the administration.',
    },
    links: ['/account'],
    es: `
      alguien que no conozco tiene cuenta en mi casa
      quién tiene cuenta en mi unidad
      mi ex sigue con cuenta en mi departamento
      quitar la cuenta de mi exesposo
      el inquilino anterior todavía tiene acceso`,
    en: `
      someone I don't know has an account in my home
      who has an account in my unit
      my ex still has an account in my apartment
      remove my ex-husband's account
      the former tenant still has access`,
  },
  {
    id: 'admin-approvals',
    text: {
      es: 'Si administras el condominio, apruebas o rechazas las cuentas nuevas y las reservas en el «Panel» de administración.',
      en: 'If you run the condominium, you approve or reject new accounts and reservations in the administration “Panel”.',
    },
    links: ['/dashboard/admin'],
    es: `
      soy administrador, cómo apruebo a un residente
      aprobar cuentas de residentes
      aceptar a un nuevo residente en el condominio
      soy administradora, dónde veo las solicitudes
      rechazar la cuenta de una persona
      aprobar las reservas de los residentes`,
    en: `
      I'm the administrator, how do I approve a resident
      approve accounts of residents
      accept a new resident in the community
      I'm an admin, where are the requests
      reject a person's account
      approve reservations of residents`,
  },
  {
    id: 'admin-people',
    text: {
      es: 'Si administras el condominio, en «Usuarios» ves y cambias a las personas, y ahí puedes importar a los residentes desde una hoja de cálculo.',
      en: 'If you run the condominium, “Users” lists the people and lets you change them, and import residents from a spreadsheet.',
    },
    links: ['/dashboard/admin/users'],
    es: `
      importar residentes desde excel
      subir el padrón de residentes
      cargar la lista de residentes
      soy administrador, cómo cambio la unidad de un residente
      dar de baja a un residente del condominio
      cambiar el rol de un usuario`,
    en: `
      import residents from excel
      upload the list of residents
      load a spreadsheet of residents
      I'm an admin, how do I change a resident's unit
      remove a resident from the community
      change the role of a user`,
  },
  {
    id: 'admin-condominium',
    text: {
      es: 'Si administras el condominio, en «Condominios» cambias sus datos, sus amenidades y su enlace de invitación, y en «Garitas y equipos», las garitas y los lectores.',
      en: 'If you run the condominium, “Condominiums” has its details, amenities and invitation link, and “Gates and devices” its gates and readers.',
    },
    links: ['/dashboard/admin/condominiums', '/dashboard/admin/gates'],
    es: `
      soy administrador, cómo cambio el horario de la alberca
      cambiar las reglas de una amenidad
      agregar una amenidad al condominio
      dónde está el enlace de invitación del condominio
      agregar otra garita
      conectar un lector de códigos
      conectar la barrera o la pluma`,
    en: `
      I'm an admin, how do I change the pool hours
      change the rules of an amenity
      add an amenity to the community
      where is the invitation link of the condominium
      add another gate
      connect a code reader
      connect the barrier`,
  },
  {
    id: 'admin-reports',
    text: {
      es: 'Si administras el condominio, en «Reportes» están las cifras de accesos, solicitudes y amenidades, y en «Bitácora de cambios», quién cambió qué.',
      en: 'If you run the condominium, “Reports” has the figures of access, requests and amenities, and “Change log” tells who changed what.',
    },
    links: ['/admin/reports', '/dashboard/admin/audit'],
    es: `
      reportes del condominio
      estadísticas de accesos
      reporte mensual para la junta o el comité
      cuántas visitas entraron este mes
      exportar la bitácora a excel
      quién cambió la configuración
      imprimir la bitácora de accesos`,
    en: `
      community reports
      access statistics
      monthly report for the board
      how many visits came this month
      export the log to excel
      who changed the settings
      print the access log`,
  },
  {
    id: 'guards',
    text: {
      es: 'Si trabajas en la garita, en «Vista de Garita» escaneas pases y registras entradas y salidas, también sin internet; en «Panel de Operador» están las listas de visitas.',
      en: 'If you work at the gate, “Guard view” scans passes and records entries and exits, also without internet; “Operator panel” has the lists of visits.',
    },
    links: ['/guard', '/operator-panel'],
    es: `
      soy guardia
      soy vigilante, cómo escaneo un código
      cómo registro una visita si soy guardia
      trabajo en la caseta, cómo marco la entrada
      registrar la salida de un visitante desde la garita
      dónde escribo el número de acceso si soy el guardia
      no sirve la cámara del escáner
      soy conserje o portero`,
    en: `
      I'm a guard
      I'm a guard, how do I scan a code
      how does a guard register a visitor
      I work at the gate, how do I record an entry
      record a visitor's exit at the gate
      where does the guard type the access number
      the scanner camera doesn't work
      I'm a doorman`,
  },
]

/** By the names that they have in the navigation. */
export const screens: Readonly<Record<string, GuideText>> = {
  '/user-guide': { es: 'Guía del residente', en: 'Resident guide' },
  '/account': { es: 'Mi cuenta', en: 'My account' },
  '/dashboard/admin': { es: 'Panel de administración', en: 'Administration panel' },
  '/dashboard/admin/users': { es: 'Usuarios', en: 'Users' },
  '/dashboard/admin/condominiums': { es: 'Condominios', en: 'Condominiums' },
  '/dashboard/admin/gates': { es: 'Garitas y equipos', en: 'Gates and devices' },
  '/dashboard/admin/audit': { es: 'Bitácora de cambios', en: 'Change log' },
  '/admin/reports': { es: 'Reportes', en: 'Reports' },
  '/guard': { es: 'Vista de Garita', en: 'Guard view' },
  '/operator-panel': { es: 'Panel de Operador', en: 'Operator panel' },
}

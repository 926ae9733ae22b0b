import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

export const dashboardMessages = messages({
  admin: {
    users: { es: 'Total Usuarios', en: 'Total users' },
    pending: { es: 'Pendientes de Aprobación', en: 'Pending approval' },
    active_authorizations: { es: 'Autorizaciones Activas', en: 'Active authorizations' },
    pending_reservations: { es: 'Reservas Pendientes', en: 'Pending reservations' },
    failed: { es: 'No se pudieron cargar los datos del dashboard', en: 'The dashboard data could not be loaded' },
  },
  activity: {
    tab: { es: 'Actividad', en: 'Activity' },
    title: { es: 'Actividad de las últimas 24 horas', en: 'Activity of the last 24 hours' },
    empty: { es: 'Sin actividad en las últimas 24 horas', en: 'No activity in the last 24 hours' },
    empty_text: {
      es: 'Aquí verás las entradas y salidas de tus casetas.',
      en: 'You will see the entries and exits of your gates here.',
    },
    failed: { es: 'No se pudo cargar la actividad', en: 'The activity could not be loaded' },
  },
  installation: {
    title: { es: 'Panel de Super Administrador', en: 'Super administrator panel' },
    condominiums: { es: 'Condominios', en: 'Condominiums' },
    users: { es: 'Usuarios', en: 'Users' },
    pending: { es: 'Pendientes', en: 'Pending' },
    active_authorizations: { es: 'Autorizaciones Activas', en: 'Active authorizations' },
    accesses_today: { es: 'Accesos Hoy', en: 'Entries today' },
    approved_agents: { es: 'Operadores aprobados', en: 'Approved operators' },
    failed: { es: 'No se pudieron cargar las estadísticas', en: 'The statistics could not be loaded' },
    alerts: { es: 'Alertas del sistema', en: 'System alerts' },
    waiting: {
      es: (count: number) =>
        count === 1 ? '1 usuario pendiente de aprobación' : `${grouped(count)} usuarios pendientes de aprobación`,
      en: (count: number) => (count === 1 ? '1 user pending approval' : `${grouped(count)} users pending approval`),
    },
    nobody_waits: { es: 'Ningún usuario pendiente de aprobación', en: 'No user pending approval' },
    review: { es: 'Revisar', en: 'Review' },
    unrun: {
      es: (count: number) =>
        count === 1 ? '1 condominio sin administrador' : `${grouped(count)} condominios sin administrador`,
      en: (count: number) =>
        count === 1
          ? '1 condominium without an administrator'
          : `${grouped(count)} condominiums without an administrator`,
    },
    see_unrun: { es: 'Ver cuáles', en: 'See which' },
    unsent: {
      es: (count: number) =>
        count === 1 ? '1 mensaje espera que lo entregues' : `${grouped(count)} mensajes esperan que los entregues`,
      en: (count: number) =>
        count === 1
          ? '1 message waits for you to pass it on'
          : `${grouped(count)} messages wait for you to pass them on`,
    },
    read_unsent: { es: 'Ver mensajes', en: 'See messages' },
    to_reports: { es: 'Ver reportes', en: 'See reports' },
    latest: { es: 'Actividad reciente', en: 'Recent activity' },
    latest_title: { es: 'Últimos 10 accesos', en: 'Last 10 accesses' },
    latest_empty: { es: 'Todavía no hay accesos', en: 'No accesses yet' },
    latest_empty_text: {
      es: 'Aquí verás las entradas y salidas de las casetas.',
      en: 'You will see the entries and exits of the gates here.',
    },
    latest_failed: { es: 'No se pudieron cargar los accesos', en: 'The accesses could not be loaded' },
  },
  steps: {
    title: { es: 'Primeros pasos', en: 'First steps' },
    done: { es: 'Listo', en: 'Done' },
    to_do: { es: 'Pendiente', en: 'To do' },
    condominium: { es: 'Crea el condominio', en: 'Create the condominium' },
    condominium_text: {
      es: 'Nombre, zona horaria y cuántos días se guardan los datos. Ya tiene una caseta y sus amenidades.',
      en: 'Its name, its time zone and how many days data is kept. It already has a gate and its amenities.',
    },
    condominium_act: { es: 'Ir a Gestión de Condominios', en: 'Go to Condominium management' },
    assigned: { es: 'Espera tu condominio', en: 'Wait for your condominium' },
    assigned_text: {
      es: 'El super administrador te asigna tus condominios. Después verás aquí los demás pasos.',
      en: 'The super administrator assigns your condominiums. Then you will see the other steps here.',
    },
    admin: { es: 'Asigna a su administrador', en: 'Assign its administrator' },
    admin_text: {
      es: 'Créalo en «Gestión de Usuarios» con el rol Administrador y dale su invitación. Si ya se registró, apruébalo.',
      en: 'Create them in “User management” with the role Administrator and give them their invitation. If they registered, approve them.',
    },
    units: { es: 'Agrega las unidades', en: 'Add the units' },
    units_text: {
      es: 'Agrégalas todas juntas, por ejemplo «Casa 1-40». Si tu hoja de residentes tiene todas las unidades, impórtala: se crean solas.',
      en: 'Add them all together, for example “House 1-40”. If your sheet of residents has all units, import it: it creates them.',
    },
    units_act: { es: 'Ir a Unidades', en: 'Go to Units' },
    residents: { es: 'Trae a los residentes', en: 'Bring in the residents' },
    residents_text: {
      es: 'Importa tu hoja de cálculo, o comparte el enlace de invitación del condominio.',
      en: 'Import your spreadsheet, or share the invitation link of the condominium.',
    },
    residents_act: { es: 'Importar residentes', en: 'Import residents' },
    guard: { es: 'Suma a los guardias', en: 'Add the guards' },
    guard_text: {
      es: 'Crea a cada guardia en «Gestión de Usuarios» con el rol Operador y dale su invitación. No necesita correo.',
      en: 'Create each guard in “User management” with the role Operator and give them their invitation. They need no e-mail.',
    },
    people_act: { es: 'Ir a Gestión de Usuarios', en: 'Go to User management' },
    station: { es: 'Abre la estación de la caseta', en: 'Open the station at the gate' },
    station_text: {
      es: (address: string) =>
        `El guardia inicia sesión en la tableta o la computadora de la caseta y abre ${address}. Después escanea pases, también sin internet.`,
      en: (address: string) =>
        `The guard signs in on the tablet or computer of the gate and opens ${address}. Then they scan passes, also without internet.`,
    },
  },
})

/** Texts of the panels of admins and super admins. */
import { grouped } from '../shared/grouped.ts'
import { messages } from '../shared/messages.ts'

export const panelMessages = messages({
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
      es: 'Aquí aparecerá lo que se registre en tus garitas.',
      en: 'What is recorded at your gates will appear here.',
    },
    failed: { es: 'No se pudo cargar la actividad', en: 'The activity could not be loaded' },
  },
  installation: {
    title: { es: 'Panel de Super Administrador', en: 'Super administrator panel' },
    subtitle: { es: 'Toda la instalación', en: 'The whole installation' },
    condominiums: { es: 'Condominios', en: 'Condominiums' },
    users: { es: 'Usuarios', en: 'Users' },
    pending: { es: 'Pendientes', en: 'Pending' },
    active_authorizations: { es: 'Autorizaciones Activas', en: 'Active authorizations' },
    accesses_today: { es: 'Accesos Hoy', en: 'Entries today' },
    approved_agents: { es: 'Operadores Aprobados', en: 'Approved operators' },
    failed: { es: 'No se pudieron cargar las estadísticas', en: 'The statistics could not be loaded' },
    alerts: { es: 'Alertas del Sistema', en: 'System alerts' },
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
          ? '1 message waits for you to hand it on'
          : `${grouped(count)} messages wait for you to hand them on`,
    },
    read_unsent: { es: 'Ver mensajes', en: 'See messages' },
    to_reports: { es: 'Ver reportes', en: 'See reports' },
    latest: { es: 'Actividad Reciente', en: 'Recent activity' },
    latest_title: { es: 'Últimos 10 accesos', en: 'Last 10 accesses' },
    latest_empty: { es: 'Todavía no hay accesos', en: 'No accesses yet' },
    latest_empty_text: {
      es: 'Aquí aparecerá lo que se registre en las garitas.',
      en: 'What is recorded at the gates will appear here.',
    },
    latest_failed: { es: 'No se pudieron cargar los accesos', en: 'The accesses could not be loaded' },
  },
  steps: {
    title: { es: 'Primeros pasos', en: 'First steps' },
    done: { es: 'Listo', en: 'Done' },
    to_do: { es: 'Pendiente', en: 'To do' },
    condominium: { es: 'Crea el condominio', en: 'Create the condominium' },
    condominium_text: {
      es: 'Nombre, zona horaria y cuánto se guardan los datos. Ya viene con una garita y sus amenidades.',
      en: 'Its name, its time zone and how long data is kept. It comes with a gate and its amenities.',
    },
    condominium_act: { es: 'Ir a Condominios', en: 'Go to Condominiums' },
    assigned: { es: 'Recibe tu condominio', en: 'Get your condominium' },
    assigned_text: {
      es: 'El super administrador te asigna los condominios que administras. Cuando lo haga, aquí verás los demás pasos.',
      en: 'The super administrator assigns you the condominiums that you manage. The other steps appear here once that is done.',
    },
    admin: { es: 'Asigna su administración', en: 'Assign its management' },
    admin_text: {
      es: 'Créala como Administrador en Usuarios, con su condominio, y entrégale su invitación; o apruébala si se registra por su cuenta.',
      en: 'Create them as an administrator in Users, with their condominium, and hand on the invitation; or approve them if they register.',
    },
    units: { es: 'Agrega las unidades', en: 'Add the units' },
    units_text: {
      es: 'Todas de una vez con un patrón como “Casa 1-40”. Si tu hoja de residentes las trae todas, sigue con ella: se crean solas.',
      en: 'All at once with a pattern such as “House 1-40”. If your sheet of residents has them all, go on with it: it creates them.',
    },
    units_act: { es: 'Ir a Unidades', en: 'Go to Units' },
    residents: { es: 'Trae a los residentes', en: 'Bring in the residents' },
    residents_text: {
      es: 'Importa la hoja de cálculo con la que ya trabajas, o comparte el enlace de invitación del condominio.',
      en: 'Import the spreadsheet that you work with already, or share the invitation link of the condominium.',
    },
    residents_act: { es: 'Importar residentes', en: 'Import residents' },
    guard: { es: 'Suma a los guardias', en: 'Add the guards' },
    guard_text: {
      es: 'Crea a cada guardia como Operador en Usuarios y entrégale su invitación; no necesita correo.',
      en: 'Create each guard as an operator in Users and hand on the invitation; they need no e-mail.',
    },
    people_act: { es: 'Ir a Usuarios', en: 'Go to Users' },
    station: { es: 'Abre la estación de la garita', en: 'Open the station at the gate' },
    station_text: {
      es: (address: string) =>
        `En la tableta o la computadora de la garita, el guardia inicia sesión y abre ${address}. Desde entonces escanea pases y trabaja aun sin internet.`,
      en: (address: string) =>
        `On the tablet or computer of the gate, the guard signs in and opens ${address}. From then on it scans passes and works even without internet.`,
    },
  },
})

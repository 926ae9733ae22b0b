/** The words of what is made of several slices: navigation, the first page and the home screens. */
import { messages } from '../shared/messages.ts'

export const appMessages = messages({
  nav: {
    home: { es: 'Inicio', en: 'Home' },
    my_home: { es: 'Mi unidad', en: 'My unit' },
    administration: { es: 'Administración', en: 'Administration' },
    panel: { es: 'Panel', en: 'Panel' },
    users: { es: 'Usuarios', en: 'Users' },
    condominiums: { es: 'Condominios', en: 'Condominiums' },
    installation: { es: 'Instalación', en: 'Installation' },
    super_panel: { es: 'Super Admin', en: 'Super Admin' },
    approvals: { es: 'Aprobaciones', en: 'Approvals' },
    operators: { es: 'Operadores', en: 'Operators' },
    mail: { es: 'Mensajes', en: 'Messages' },
    operator_panel: { es: 'Panel de Operador', en: 'Operator panel' },
    account: { es: 'Mi cuenta', en: 'My account' },
  },
  front: {
    title: { es: 'El portero virtual de tu condominio', en: 'The virtual doorman of your community' },
    text: {
      es: 'Autoriza visitas, deja que la garita las reciba y entérate de quién entra, desde tu teléfono.',
      en: 'Authorise visits, let the gate receive them and know who enters, from your phone.',
    },
    sign_in: { es: 'Iniciar Sesión', en: 'Sign in' },
    register: { es: 'Crear Cuenta', en: 'Create account' },
    enter: { es: 'Ir a mi panel', en: 'Go to my panel' },
  },
  home: {
    welcome: { es: (name: string) => `Hola, ${name}`, en: (name: string) => `Hello, ${name}` },
    unit: {
      es: (unit: string, condominium: string) => `Unidad ${unit} · ${condominium}`,
      en: (unit: string, condominium: string) => `Unit ${unit} · ${condominium}`,
    },
    total: { es: 'Autorizaciones', en: 'Authorisations' },
    active_visits: { es: 'Visitas dentro', en: 'Visits inside' },
    entries_today: { es: 'Entradas de hoy', en: 'Entries today' },
    pending: { es: 'Solicitudes pendientes', en: 'Pending requests' },
    recent: { es: 'Actividad reciente', en: 'Recent activity' },
    recent_empty: { es: 'Todavía no hay actividad', en: 'No activity yet' },
    recent_empty_text: {
      es: 'Aquí verás tus cinco autorizaciones más nuevas.',
      en: 'Your five latest authorisations will appear here.',
    },
    quick: { es: 'Acciones rápidas', en: 'Quick actions' },
    active_passes: { es: 'Códigos QR activos', en: 'Active QR codes' },
    system: { es: 'Estado del sistema', en: 'System status' },
    connection: { es: 'Conexión', en: 'Connection' },
    connected: { es: 'Conectado', en: 'Connected' },
    disconnected: { es: 'Desconectado', en: 'Disconnected' },
    profile: { es: 'Perfil', en: 'Profile' },
    approved: { es: 'Aprobado', en: 'Approved' },
    protect: { es: 'Protege tu cuenta', en: 'Protect your account' },
    protect_text: {
      es: 'Administras los accesos de una comunidad: activa el segundo factor.',
      en: 'You run the access of a community: turn on the second factor.',
    },
    protect_act: { es: 'Activar segundo factor', en: 'Turn on second factor' },
    my_condominiums: { es: 'Mis condominios', en: 'My condominiums' },
    none_assigned: {
      es: 'Todavía no tienes condominios asignados. El super administrador te los asignará.',
      en: 'You have no condominiums assigned yet. The super administrator will assign them.',
    },
  },
  super_panel: {
    title: { es: 'Panel de Super Administrador', en: 'Super administrator panel' },
    subtitle: { es: 'Toda la instalación', en: 'The whole installation' },
    condominiums: { es: 'Condominios', en: 'Condominiums' },
    users: { es: 'Usuarios', en: 'Users' },
    pending: { es: 'Pendientes', en: 'Pending' },
    operators: { es: 'Operadores', en: 'Operators' },
  },
  denied_title: { es: 'Acceso Denegado', en: 'Access denied' },
  denied_back: { es: 'Volver al Inicio', en: 'Back to home' },
  denied_section: {
    es: 'No tienes permisos para acceder a esta sección',
    en: 'You do not have permission to access this section',
  },
  denied_page: {
    es: 'No tienes permisos para acceder a esta página.',
    en: 'You do not have permission to access this page.',
  },
})

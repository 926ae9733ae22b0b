/** Texts of the parts that belong to no slice: navigation and the home screens. */
import { messages } from '../../shared/messages.ts'

export const appMessages = messages({
  nav: {
    home: { es: 'Inicio', en: 'Home' },
    my_home: { es: 'Mi unidad', en: 'My unit' },
    reservations: { es: 'Mis Reservas', en: 'My Reservations' },
    administration: { es: 'Administración', en: 'Administration' },
    panel: { es: 'Panel', en: 'Panel' },
    users: { es: 'Usuarios', en: 'Users' },
    condominiums: { es: 'Condominios', en: 'Condominiums' },
    gates: { es: 'Garitas y equipos', en: 'Gates and devices' },
    reports: { es: 'Reportes', en: 'Reports' },
    audit: { es: 'Bitácora de cambios', en: 'Change log' },
    installation: { es: 'Instalación', en: 'Installation' },
    super_panel: { es: 'Super Admin', en: 'Super Admin' },
    operators: { es: 'Operadores', en: 'Operators' },
    mail: { es: 'Mensajes', en: 'Messages' },
    operator_panel: { es: 'Panel de Operador', en: 'Operator panel' },
    guard: { es: 'Vista de Garita', en: 'Guard view' },
    account: { es: 'Mi cuenta', en: 'My account' },
  },
  home: {
    welcome: { es: (name: string) => `Hola, ${name}`, en: (name: string) => `Hello, ${name}` },
    unit: {
      es: (unit: string, condominium: string) => `Unidad ${unit} · ${condominium}`,
      en: (unit: string, condominium: string) => `Unit ${unit} · ${condominium}`,
    },
    total: { es: 'Autorizaciones', en: 'Authorizations' },
    active_visits: { es: 'Visitas en el condominio', en: 'Visitors inside' },
    entries_today: { es: 'Entradas de hoy', en: 'Entries today' },
    pending: { es: 'Solicitudes pendientes', en: 'Pending requests' },
    recent: { es: 'Actividad reciente', en: 'Recent activity' },
    recent_empty: { es: 'Todavía no hay actividad', en: 'No activity yet' },
    recent_empty_text: {
      es: 'Aquí verás tus cinco autorizaciones más nuevas.',
      en: 'Your five latest authorizations will appear here.',
    },
    quick: { es: 'Acciones rápidas', en: 'Quick actions' },
    active_passes: { es: 'Códigos QR activos', en: 'Active QR codes' },
    system: { es: 'Estado del sistema', en: 'System status' },
    connection: { es: 'Conexión', en: 'Connection' },
    connected: { es: 'Conectado', en: 'Connected' },
    disconnected: { es: 'Desconectado', en: 'Disconnected' },
    profile: { es: 'Perfil', en: 'Profile' },
    protect: { es: 'Protege tu cuenta', en: 'Protect your account' },
    protect_text: {
      es: 'Administras los accesos de un condominio: activa la verificación en dos pasos.',
      en: 'You run the access of a condominium: turn on two-step verification.',
    },
    protect_act: { es: 'Activar verificación en dos pasos', en: 'Turn on two-step verification' },
    my_condominiums: { es: 'Mis condominios', en: 'My condominiums' },
    none_assigned: {
      es: 'Todavía no tienes condominios asignados. El super administrador te los asignará.',
      en: 'You have no condominiums assigned yet. The super administrator will assign them.',
    },
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

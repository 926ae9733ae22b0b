import { messages } from '../../shared/messages.ts'

export const webTexts = messages({
  brand: { es: 'Garita', en: 'Garita' },
  tagline: { es: 'El portero virtual de tu condominio', en: "Your condominium's virtual doorman" },
  loading: { es: 'Cargando...', en: 'Loading...' },
  close: { es: 'Cerrar', en: 'Close' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  help: { es: 'Ayuda', en: 'Help' },
  save: { es: 'Guardar', en: 'Save' },
  show_all: { es: 'Ver todo', en: 'Show all' },
  retry: { es: 'Volver a intentar', en: 'Try again' },
  failed: {
    title: { es: 'No se pudo cargar', en: 'This could not be loaded' },
    text: {
      es: 'Revisa tu conexión y vuelve a intentar. Si sigue igual, avisa a la administración.',
      en: 'Check your connection and try again. If it stays like this, tell the administration.',
    },
  },
  list: {
    acts: { es: 'Acciones', en: 'Actions' },
    more: { es: 'Más', en: 'More' },
    next: { es: 'Siguiente', en: 'Next' },
    first: { es: 'Volver al principio', en: 'Back to the first page' },
    fresh: {
      es: (count: number) => (count === 1 ? 'Mostrar 1 nueva' : `Mostrar ${count} nuevas`),
      en: (count: number) => `Show ${count} new`,
    },
    gone: { es: 'Ya no está en esta lista', en: 'No longer in this list' },
    pages: { es: 'Páginas', en: 'Pages' },
  },
  password: {
    show: { es: 'Mostrar contraseña', en: 'Show password' },
    hide: { es: 'Ocultar contraseña', en: 'Hide password' },
  },
  meanwhile: {
    title: { es: 'Alguien lo cambió mientras tanto', en: 'Someone changed it meanwhile' },
    kept: {
      es: 'No se guardó nada. Lo que escribiste sigue aquí.',
      en: 'Nothing was saved. What you typed is still here.',
    },
    look: { es: 'Ver los cambios', en: 'See the changes' },
    seen: {
      es: (fields: string) => `Cambió: ${fields}. Lo que escribiste sigue igual: revisa y guarda.`,
      en: (fields: string) => `Changed: ${fields}. What you typed is unchanged: check and save.`,
    },
    now: { es: (value: string) => `Ahora dice «${value}»`, en: (value: string) => `It now says “${value}”` },
    now_empty: { es: 'Ahora está vacío', en: 'It is now empty' },
    now_other: { es: 'Alguien lo cambió', en: 'Someone changed it' },
  },
  language: { es: 'Idioma', en: 'Language' },
  theme: {
    label: { es: 'Apariencia', en: 'Appearance' },
    light: { es: 'Clara', en: 'Light' },
    dark: { es: 'Oscura', en: 'Dark' },
    auto: { es: 'Como el sistema', en: 'Same as system' },
  },
  layout: {
    skip: { es: 'Ir al contenido', en: 'Skip to content' },
    navigation: { es: 'Navegación principal', en: 'Main navigation' },
    open: { es: 'Abrir menú', en: 'Open menu' },
    close: { es: 'Cerrar menú', en: 'Close menu' },
    unit: { es: 'Unidad', en: 'Unit' },
    no_line: { es: 'Sin conexión', en: 'No connection' },
    sign_out: { es: 'Cerrar Sesión', en: 'Sign out' },
    unread: {
      es: (count: number) => (count === 1 ? '1 pendiente' : `${count} pendientes`),
      en: (count: number) => `${count} pending`,
    },
    demo_label: { es: 'Demostración', en: 'Demo' },
    demo: {
      es: 'Demostración: las personas y los datos son inventados.',
      en: 'Demo: the people and the data are invented.',
    },
  },
})

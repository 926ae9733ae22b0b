import { messages } from '../shared/messages.ts'

export const homeKindTexts = messages({
  owner: { es: 'Propietario', en: 'Owner' },
  tenant: { es: 'Inquilino', en: 'Tenant' },
  family: { es: 'Familiar', en: 'Family' },
  guest: { es: 'Huésped por días', en: 'Guest for a few days' },
  employee: { es: 'Empleado que vive ahí', en: 'Employee who lives there' },
})

export const askedTexts = messages({
  first: { es: 'Al llegar la visita', en: 'When the visitor arrives' },
  later: { es: 'Si nadie responde en 30 segundos', en: 'When nobody answers within 30 seconds' },
  never: { es: 'Nunca: no suena', en: 'Never: it does not ring' },
})

export const rightsMessages = messages({
  kind: { es: 'En esta casa es', en: 'In this home they are' },
  kind_unsaid: { es: 'Sin elegir', en: 'Not chosen' },
  may_authorize: { es: 'Puede autorizar entradas', en: 'May authorize entries' },
  may_authorize_hint: {
    es: 'Si no puede, no responde a la caseta ni hace pases, y sus pases anteriores no sirven.',
    en: 'If not, they cannot answer the gate or make passes, and their earlier passes do not work.',
  },
  asked: { es: 'Su teléfono suena', en: 'Their phone rings' },
  asked_hint: {
    es: 'Cada persona también puede elegirlo en «Mi cuenta».',
    en: 'Each person can also choose this in “My account”.',
  },
  edit: { es: 'Cambiar', en: 'Change' },
  edit_about: {
    es: (name: string) => `Cambiar qué puede hacer ${name}`,
    en: (name: string) => `Change what ${name} may do`,
  },
  edit_title: { es: (name: string) => `${name} en esta casa`, en: (name: string) => `${name} in this home` },
  saved: { es: 'Guardado', en: 'Saved' },
  barred: { es: 'no autoriza', en: 'does not authorize' },
  rings_later: { es: 'suena después de 30 s', en: 'rings after 30 s' },
  rings_never: { es: 'no suena', en: 'does not ring' },
  quiet: {
    es: (from: string, until: string) => `no suena de ${from} a ${until}`,
    en: (from: string, until: string) => `quiet from ${from} to ${until}`,
  },
  own_asked: { es: 'Mi teléfono suena', en: 'My phone rings' },
  own_edit: { es: 'Cuándo suena', en: 'When it rings' },
  own_edit_about: {
    es: (unit: string) => `Cuándo suena: ${unit}`,
    en: (unit: string) => `When it rings: ${unit}`,
  },
  own_title: {
    es: (unit: string) => `Cuándo suena mi teléfono · ${unit}`,
    en: (unit: string) => `When my phone rings · ${unit}`,
  },
  own_text: {
    es: 'Aunque tu teléfono no suene, ves cada solicitud en tu pantalla y en tus notificaciones.',
    en: 'Even if your phone does not ring, you see each request on your screen and in your notifications.',
  },
  quiet_from: { es: 'No suena desde las', en: 'Quiet from' },
  quiet_until: { es: 'No suena hasta las', en: 'Quiet until' },
  quiet_hint: {
    es: 'Es la hora del condominio. Si lo dejas vacío, suena a toda hora.',
    en: 'It is the time of the condominium. If you leave it empty, it rings at all hours.',
  },
  own_saved: { es: 'Listo', en: 'Done' },
  barred_title: { es: 'En esta casa no autorizas entradas', en: 'You do not authorize entries in this home' },
  barred_text: {
    es: 'Así lo decidió la administración: no respondes a la caseta ni haces pases. Si es un error, habla con la administración.',
    en: 'The administration decided it: you do not answer the gate or make passes. If this is a mistake, talk to the administration.',
  },
})

/** Replaces a button that a resident without the right to authorize could press in vain. */
export const askAdultTexts = messages({
  ask: {
    es: (names: readonly string[]) =>
      `Pídele a ${orOf(names, 'o a')}: ${names.length > 1 ? 'autorizan' : 'autoriza'} entradas.`,
    en: (names: readonly string[]) => `Ask ${orOf(names, 'or')}: they authorize entries.`,
  },
  nobody: {
    es: 'En tu casa nadie autoriza entradas ahora. Habla con la administración.',
    en: 'No one in your home authorizes entries now. Talk to the administration.',
  },
  no_pass: { es: 'Aquí no haces pases', en: 'You do not make passes here' },
})

const orOf = (names: readonly string[], or: string) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}` : (names[0] ?? '')

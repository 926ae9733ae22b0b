/** Texts about what somebody is in a home, and when they are asked about a visitor. */
import { messages } from '../shared/messages.ts'

export const homeKindTexts = messages({
  owner: { es: 'Propietario', en: 'Owner' },
  tenant: { es: 'Inquilino', en: 'Tenant' },
  family: { es: 'Familiar', en: 'Family' },
  guest: { es: 'Huésped por días', en: 'Guest for some days' },
  employee: { es: 'Empleado que vive ahí', en: 'Employee who lives in' },
})

export const askedTexts = messages({
  first: { es: 'Al llegar la visita', en: 'When the visitor arrives' },
  later: { es: 'Si nadie responde en 30 segundos', en: 'When nobody answers within 30 seconds' },
  never: { es: 'Nunca: no suena', en: 'Never: it does not ring' },
})

export const rightsMessages = messages({
  kind: { es: 'En esta vivienda es', en: 'In this home they are' },
  kind_unsaid: { es: 'Sin indicar', en: 'Not said' },
  may_authorize: { es: 'Puede autorizar entradas', en: 'May authorize entries' },
  may_authorize_hint: {
    es: 'Si no, no responde solicitudes ni hace pases, y los que ya hizo no abren.',
    en: 'If not, they answer no requests and make no passes, and those that they made do not open.',
  },
  asked: { es: 'Su teléfono suena', en: 'Their telephone rings' },
  asked_hint: {
    es: 'Cada persona también lo elige en «Mi cuenta».',
    en: 'Each person also chooses this in “My account”.',
  },
  edit: { es: 'Cambiar', en: 'Change' },
  edit_about: {
    es: (name: string) => `Cambiar qué puede hacer ${name}`,
    en: (name: string) => `Change what ${name} may do`,
  },
  edit_title: { es: (name: string) => `${name} en esta vivienda`, en: (name: string) => `${name} in this home` },
  saved: { es: 'Quedó anotado', en: 'Saved' },
  barred: { es: 'no autoriza', en: 'does not authorize' },
  rings_later: { es: 'suena después de 30 s', en: 'rings after 30 s' },
  rings_never: { es: 'no suena', en: 'does not ring' },
  quiet: {
    es: (from: string, until: string) => `sin timbre de ${from} a ${until}`,
    en: (from: string, until: string) => `quiet from ${from} to ${until}`,
  },
  own_asked: { es: 'Mi teléfono suena', en: 'My telephone rings' },
  own_edit: { es: 'Cuándo suena', en: 'When it rings' },
  own_edit_about: {
    es: (unit: string) => `Cuándo suena: ${unit}`,
    en: (unit: string) => `When it rings: ${unit}`,
  },
  own_title: {
    es: (unit: string) => `Cuándo suena mi teléfono · ${unit}`,
    en: (unit: string) => `When my telephone rings · ${unit}`,
  },
  own_text: {
    es: 'Las solicitudes siguen en tu pantalla y en tus avisos, aunque no suene.',
    en: 'Requests still stand on your screen and among your notices, also when it does not ring.',
  },
  quiet_from: { es: 'Sin timbre desde las', en: 'Quiet from' },
  quiet_until: { es: 'Sin timbre hasta las', en: 'Quiet until' },
  quiet_hint: {
    es: 'Con el reloj del condominio. Vacío: suena a toda hora.',
    en: 'By the clock of the condominium. Empty: it rings at all hours.',
  },
  own_saved: { es: 'Listo', en: 'Done' },
  barred_title: { es: 'En esta vivienda no autorizas entradas', en: 'You do not authorize entries in this home' },
  barred_text: {
    es: 'Así lo anotó la administración: no respondes solicitudes ni haces pases. Si no es así, habla con ella.',
    en: 'The administration has written it down so: you answer no requests and make no passes. If that is wrong, talk to it.',
  },
})

/** In the place of a button that somebody without the right to authorize could press in vain. */
export const askAdultTexts = messages({
  ask: {
    es: (names: readonly string[]) =>
      `Pídele a ${orOf(names, 'o a')}: ${names.length > 1 ? 'ellos autorizan' : 'autoriza entradas'}.`,
    en: (names: readonly string[]) => `Ask ${orOf(names, 'or')}: they authorize entries.`,
  },
  nobody: {
    es: 'En tu casa nadie autoriza entradas ahora. Habla con la administración.',
    en: 'No one in your home authorizes entries now. Talk to the administration.',
  },
  no_pass: { es: 'Aquí no haces pases', en: 'You make no passes here' },
})

const orOf = (names: readonly string[], or: string) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}` : (names[0] ?? '')

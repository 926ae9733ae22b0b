import { messages } from '../../shared/messages.ts'

interface SentCode {
  place: string
  unit: string
  link: string
  code: string
  days: number
  /** Null unless the stay is temporary. */
  stay: string | null
}

export const unitCodeMessages = messages({
  act: { es: 'Código para unirse', en: 'Code to join' },
  title: {
    es: (unit: string) => `Código para unirse a la unidad ${unit}`,
    en: (unit: string) => `Code to join unit ${unit}`,
  },
  about: {
    es: 'Con este código una persona pide una cuenta en esta unidad. La administración aprueba cada cuenta.',
    en: 'With this code a person asks for an account in this unit. The administration approves each account.',
  },
  none: { es: 'Ahora no hay un código.', en: 'There is no code now.' },
  current: { es: 'Código actual', en: 'Current code' },
  made_by: {
    es: (name: string, day: string) => `Lo hizo ${name} el ${day}`,
    en: (name: string, day: string) => `Made by ${name} on ${day}`,
  },
  uses: {
    es: (uses: number, most: number) => `${uses} de ${most} personas`,
    en: (uses: number, most: number) => `${uses} of ${most} people`,
  },
  until: { es: (day: string) => `hasta el ${day}`, en: (day: string) => `until ${day}` },
  last_day: { es: 'Solo hasta este día (opcional)', en: 'Only until this day (optional)' },
  last_day_hint: {
    es: 'Para una persona que se queda solo unos días. Después su cuenta deja la unidad.',
    en: 'For a person who stays only a few days. Afterwards their account leaves the unit.',
  },
  last_hour: { es: 'Hora de salida', en: 'Time of departure' },
  last_hour_hint: { es: 'Vacía: hasta el final del día.', en: 'Empty: until the end of the day.' },
  stays: {
    es: (when: string) => `Las personas con este código se quedan hasta el ${when}`,
    en: (when: string) => `People with this code stay until ${when}`,
  },
  ends_former: {
    es: 'Si creas otro código, el anterior deja de servir.',
    en: 'If you make another code, the earlier one stops working.',
  },
  failed: { es: 'No se pudo cargar el código', en: 'The code could not be loaded' },
  make: { es: 'Crear código', en: 'Make a code' },
  make_new: { es: 'Crear otro código', en: 'Make another code' },
  end: { es: 'Anular el código', en: 'Cancel the code' },
  end_title: { es: '¿Anular este código?', en: 'Cancel this code?' },
  end_text: {
    es: 'Nadie más podrá registrarse con este código. Las cuentas que ya lo usaron no cambian.',
    en: 'Nobody else can register with this code. Accounts that used it do not change.',
  },
  ended: { es: 'Código anulado', en: 'Code canceled' },
  end_failed: { es: 'No se pudo anular el código', en: 'The code could not be canceled' },
  code: { es: 'Código', en: 'Code' },
  once: {
    es: (most: number, days: number) =>
      `Lo ves solo ahora. Sirve para ${most} personas, durante ${days} días. Dáselo solo a las personas que viven ahí.`,
    en: (most: number, days: number) =>
      `You see it only now. It works for ${most} people, for ${days} days. Give it only to the people who live there.`,
  },
  link: { es: 'Enlace', en: 'Link' },
  send: { es: 'Enviar por WhatsApp', en: 'Send by WhatsApp' },
  copy: { es: 'Copiar el texto', en: 'Copy the text' },
  copied: { es: 'Texto copiado', en: 'Text copied' },
  print: { es: 'Imprimir', en: 'Print' },
  text: {
    es: ({ place, unit, link, code, days, stay }: SentCode) =>
      `Para unirte a ${place}, unidad ${unit}, abre este enlace y crea tu cuenta:\n${link}\n\nTu código es ${code}. Sirve durante ${days} días; la administración aprueba cada cuenta.${stay ? ` Tu estancia termina el ${stay}.` : ''}`,
    en: ({ place, unit, link, code, days, stay }: SentCode) =>
      `To join ${place}, unit ${unit}, open this link and create your account:\n${link}\n\nYour code is ${code}. It works for ${days} days; the administration approves each account.${stay ? ` Your stay ends on ${stay}.` : ''}`,
  },
  slip: {
    unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
    open: {
      es: 'Apunta la cámara al código QR y crea tu cuenta.',
      en: 'Point the camera at the QR code and create your account.',
    },
    write: {
      es: (address: string) => `O escribe en el navegador ${address}# y después el código:`,
      en: (address: string) => `Or type ${address}# into the browser, and the code right after it:`,
    },
    waits: {
      es: 'Podrás usar tu cuenta cuando la administración la apruebe.',
      en: 'You can use your account when the administration approves it.',
    },
    once: {
      es: (most: number, days: number) => `Sirve para ${most} personas, durante ${days} días.`,
      en: (most: number, days: number) => `It works for ${most} people, for ${days} days.`,
    },
    stay: {
      es: (when: string) => `Tu estancia termina el ${when}.`,
      en: (when: string) => `Your stay ends on ${when}.`,
    },
    qr: { es: (unit: string) => `Código QR de la unidad ${unit}`, en: (unit: string) => `QR code of unit ${unit}` },
  },
})

/** Texts of the code of a unit: the dialog, the text to hand on and the slip. */
import { messages } from '../../shared/messages.ts'

export const unitCodeMessages = messages({
  act: { es: 'Código para unirse', en: 'Code to join' },
  title: {
    es: (unit: string) => `Código para unirse a la unidad ${unit}`,
    en: (unit: string) => `Code to join unit ${unit}`,
  },
  about: {
    es: 'Quien se registra con él pide entrar a esta unidad y a ninguna otra. No deja entrar a nadie por sí solo: cada cuenta espera aprobación.',
    en: 'A person who registers with it asks to join this unit and no other. It lets nobody in by itself: each account waits for approval.',
  },
  none: { es: 'Ahora no hay un código que sirva.', en: 'There is no code that works now.' },
  current: { es: 'Código que sirve ahora', en: 'Code that works now' },
  made_by: {
    es: (name: string, day: string) => `Lo hizo ${name} el ${day}`,
    en: (name: string, day: string) => `Made by ${name} on ${day}`,
  },
  uses: {
    es: (uses: number, most: number) => `${uses} de ${most} registros`,
    en: (uses: number, most: number) => `${uses} of ${most} registrations`,
  },
  until: { es: (day: string) => `hasta el ${day}`, en: (day: string) => `until ${day}` },
  last_day: { es: 'Solo hasta este día (opcional)', en: 'Only until this day (optional)' },
  last_day_hint: {
    es: 'Para quien responde por la unidad o renta por unos días: al terminar el día deja la unidad por sí solo.',
    en: 'For someone who answers for the unit or rents for some days: when the day ends they leave the unit by themselves.',
  },
  stays: {
    es: (when: string) => `Quien se une con él se queda hasta el ${when}`,
    en: (when: string) => `People who join with it stay until ${when}`,
  },
  ends_former: { es: 'Un código nuevo termina el anterior.', en: 'A new code ends the one before.' },
  failed: { es: 'No se pudo cargar el código', en: 'The code could not be loaded' },
  make: { es: 'Crear código', en: 'Make a code' },
  make_new: { es: 'Crear otro código', en: 'Make another code' },
  end: { es: 'Terminar el código', en: 'End the code' },
  end_title: { es: '¿Terminar este código?', en: 'End this code?' },
  end_text: {
    es: 'Quien lo tiene ya no podrá registrarse con él. Las cuentas que ya lo usaron siguen como están.',
    en: 'Whoever has it cannot register with it any more. Accounts that used it stay as they are.',
  },
  ended: { es: 'Código terminado', en: 'Code ended' },
  end_failed: { es: 'No se pudo terminar el código', en: 'The code could not be ended' },
  code: { es: 'Código', en: 'Code' },
  once: {
    es: (most: number, days: number) =>
      `Se muestra solo ahora. Sirve para ${most} registros, durante ${days} días. Entrégalo solo a quien vive ahí.`,
    en: (most: number, days: number) =>
      `It is shown only now. It works for ${most} registrations, for ${days} days. Give it only to those who live there.`,
  },
  link: { es: 'Enlace', en: 'Link' },
  send: { es: 'Enviar por WhatsApp', en: 'Send by WhatsApp' },
  copy: { es: 'Copiar el texto', en: 'Copy the text' },
  copied: { es: 'Texto copiado', en: 'Text copied' },
  print: { es: 'Imprimir', en: 'Print' },
  text: {
    es: (place: string, unit: string, link: string, code: string, days: number) =>
      `Para unirte a ${place}, unidad ${unit}, abre este enlace y crea tu cuenta:\n${link}\n\nTu código es ${code}. Sirve durante ${days} días; la administración aprueba cada cuenta.`,
    en: (place: string, unit: string, link: string, code: string, days: number) =>
      `To join ${place}, unit ${unit}, open this link and create your account:\n${link}\n\nYour code is ${code}. It works for ${days} days; the administration approves each account.`,
  },
  slip: {
    unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
    open: {
      es: 'Apunta la cámara al código QR y crea tu cuenta.',
      en: 'Point the camera at the QR code and create your account.',
    },
    write: {
      es: (address: string) => `O escribe en el navegador ${address}# y enseguida el código:`,
      en: (address: string) => `Or type ${address}# into the browser, and the code right after it:`,
    },
    waits: {
      es: 'La administración aprueba cada cuenta antes de que puedas entrar.',
      en: 'The administration approves each account before you can get in.',
    },
    once: {
      es: (most: number, days: number) => `Sirve para ${most} registros, durante ${days} días.`,
      en: (most: number, days: number) => `It works for ${most} registrations, for ${days} days.`,
    },
    qr: { es: (unit: string) => `Código QR de la unidad ${unit}`, en: (unit: string) => `QR code of unit ${unit}` },
  },
})

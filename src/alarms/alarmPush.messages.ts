import { messages } from '../shared/messages.ts'

export const alarmPushTexts = messages({
  alarm: { es: 'ALARMA: alguien pide ayuda', en: 'ALARM: help is needed' },
  test: { es: 'Prueba de la alarma (no es una emergencia)', en: 'Alarm drill (no emergency)' },
  unit: { es: (unit: string) => `unidad ${unit}`, en: (unit: string) => `unit ${unit}` },
  body: {
    es: (place: string, where: string, who: string) => [place, where, who].filter(Boolean).join(' · '),
    en: (place: string, where: string, who: string) => [place, where, who].filter(Boolean).join(' · '),
  },
})

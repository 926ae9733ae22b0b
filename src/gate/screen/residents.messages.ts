/** Texts about the people with an account whom a gate knows. */
import { messages } from '../../shared/messages.ts'

export const residentTexts = messages({
  kinds: {
    unsaid: { es: 'Residente', en: 'Resident' },
    owner: { es: 'Residente, propietario', en: 'Resident, owner' },
    tenant: { es: 'Residente, inquilino', en: 'Resident, tenant' },
    family: { es: 'Residente, familiar', en: 'Resident, family' },
    guest: { es: 'Huésped', en: 'Guest' },
    employee: { es: 'Empleado que vive ahí', en: 'Employee who lives in' },
  },
  lives: {
    in_home: { es: (unit: string) => `Vive en ${unit}`, en: (unit: string) => `Lives in ${unit}` },
    until: {
      es: (unit: string, until: string) => `Vive en ${unit} hasta ${until}`,
      en: (unit: string, until: string) => `Lives in ${unit} until ${until}`,
    },
  },
  guest: {
    in_home: { es: (unit: string) => `Huésped en ${unit}`, en: (unit: string) => `Guest in ${unit}` },
    until: {
      es: (unit: string, until: string) => `Huésped en ${unit} hasta ${until}`,
      en: (unit: string, until: string) => `Guest in ${unit} until ${until}`,
    },
  },
  paused: {
    title: {
      es: (unit: string) => `Su acceso a ${unit} está en pausa`,
      en: (unit: string) => `Their access to ${unit} is on hold`,
    },
    advice: { es: 'Pregunta a la casa o a la administración.', en: 'Ask the home or the administration.' },
  },
  unlogged: {
    es: 'Abre la barrera: este condominio no registra las entradas y salidas de sus residentes.',
    en: 'Open the barrier: this condominium does not log its residents’ entries and exits.',
  },
  paused_short: { es: 'En pausa', en: 'On hold' },
  over: {
    es: (unit: string, until: string) => `Vivió en ${unit} hasta ${until}`,
    en: (unit: string, until: string) => `Lived in ${unit} until ${until}`,
  },
})

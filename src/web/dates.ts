/** Dates in the reader's language and long enough to be unmistakable: 21/11 is two different days in two countries. */
import type { Language } from '../shared/messages.ts'
import { useLanguage } from './language.tsx'

const locales: Record<Language, string> = { es: 'es-MX', en: 'en-US' }
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const moment = { ...day, hour: 'numeric', minute: '2-digit' } as const

export function useDates() {
  const { language } = useLanguage()
  const say = (options: Intl.DateTimeFormatOptions) => (written: string) =>
    new Intl.DateTimeFormat(locales[language], options).format(new Date(written))
  return {
    day: say(day),
    moment: say(moment),
    time: say({ hour: 'numeric', minute: '2-digit' }),
  }
}

/** Dates in the reader's language and long enough to be unmistakable: 21/11 is two different days in two countries. */
import type { Language } from '../shared/messages.ts'
import { useLanguage } from './language.tsx'

const locales: Record<Language, string> = { es: 'es-MX', en: 'en-US' }

export function useDates() {
  const { language } = useLanguage()
  const say = (options: Intl.DateTimeFormatOptions) => (moment: string) =>
    new Intl.DateTimeFormat(locales[language], options).format(new Date(moment))
  return {
    day: say({ day: 'numeric', month: 'short', year: 'numeric' }),
    moment: say({ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' }),
  }
}

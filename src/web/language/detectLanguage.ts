/** The language that the user chose, else the browser's first that Garita supports. */
import { type Language, preferredLanguage } from '../../shared/messages.ts'
import { storedLanguage } from './languageChoice.ts'

export function detectLanguage(): Language {
  return storedLanguage() ?? preferredLanguage([...navigator.languages, document.documentElement.lang])
}

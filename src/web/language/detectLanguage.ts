/** The language that a user chose, else the browser's first that Garita speaks. */
import { type Language, preferredLanguage } from '../../shared/messages.ts'
import { storedLanguage } from './languageChoice.ts'

export function detectLanguage(): Language {
  return storedLanguage() ?? preferredLanguage([...navigator.languages, document.documentElement.lang])
}

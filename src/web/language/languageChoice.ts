/** Stores the language in the browser, and in a cookie for the pages that the server renders. */
import { type Language, languageCookie, languages } from '../../shared/messages.ts'

export const languageKey = 'garita.language'
const yearS = 365 * 24 * 60 * 60

// Storage throws where the browser blocks it: then the choice ends with the page.
export function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(languageKey)
    return languages.find((language) => language === stored)
  } catch {
    return undefined
  }
}

export function storeLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and not in every browser.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearS}; samesite=lax${secure}`
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    return
  }
}

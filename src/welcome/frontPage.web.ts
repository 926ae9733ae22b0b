/** The front pages work without a script; it adds the stored language, the scroll position, and the link for signed-in users. */
import { languageCookie, languages } from '../shared/messages.ts'
import { storedLanguage, storeLanguage } from '../web/language/languageChoice.ts'

/** Keeps the application's stored language and the page's language the same; the latest choice wins. */
export function agreeOnLanguage(): void {
  const spoken = languages.find((language) => language === document.documentElement.lang)
  const address = new URL(location.href)
  if (spoken && address.searchParams.has('language')) {
    storeLanguage(spoken)
    address.searchParams.delete('language')
    history.replaceState(null, '', address)
    return
  }
  const stored = storedLanguage()
  if (!stored || stored === spoken) return
  storeLanguage(stored)
  // Chosen in the application, which the server cannot know without the cookie.
  if (document.cookie.includes(`${languageCookie}=${stored}`)) location.reload()
}

/** The scroll position stays when the language changes. */
export function keepPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      link.hash = location.hash
    })
  }
}

/** Replaces the sign-in buttons with the link to the app for a signed-in user. */
export async function showEntryFor(root: HTMLElement): Promise<void> {
  const answer: unknown = await fetch('/api/v1/session.current', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const somebody = typeof answer === 'object' && answer !== null && 'person' in answer && answer.person !== null
  root.toggleAttribute('data-signed-in', somebody)
}

/** Remembers for seven days whether the side navigation stands open. */
const cookie = 'sidebar_state'
const sevenDays = 7 * 24 * 60 * 60

export function sidebarWasOpen(): boolean {
  return document.cookie.split('; ').includes(`${cookie}=true`)
}

export function keepSidebar(open: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `${cookie}=${open}; path=/; max-age=${sevenDays}; samesite=lax`
}

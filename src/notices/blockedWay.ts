/** Each browser hides its permission for notifications in another place. */
export type BlockedWay =
  | 'iphone'
  | 'android_app'
  | 'android'
  | 'samsung'
  | 'firefox_phone'
  | 'chrome'
  | 'firefox'
  | 'safari'
  | 'other'

interface Browser {
  agent: string
  /** Opened from its icon, without the browser's address bar. */
  installed: boolean
}

export function blockedWay({ agent, installed }: Browser): BlockedWay {
  // Only the installed app of an iPhone or iPad asks for this permission.
  if (/iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && /Mobile\//.test(agent))) return 'iphone'
  if (/Android/.test(agent)) {
    if (installed) return 'android_app'
    if (/SamsungBrowser\//.test(agent)) return 'samsung'
    if (/Firefox\//.test(agent)) return 'firefox_phone'
    return /Chrome\//.test(agent) ? 'android' : 'other'
  }
  if (/Firefox\//.test(agent)) return 'firefox'
  // Edge, Opera and Brave have Chrome's place for it.
  if (/Chrome\//.test(agent)) return 'chrome'
  return /Safari\//.test(agent) ? 'safari' : 'other'
}

/** The pass as a file to keep or send. */
import { copyText } from '../web/pieces/clipboard.ts'
import { qrPicture } from '../web/pieces/qrPicture.ts'

export async function downloadPass(token: string, file: string): Promise<void> {
  const link = document.createElement('a')
  link.href = await qrPicture(token)
  link.download = file
  link.click()
}

interface Shared {
  /** None where a picture would be worth nothing tomorrow: the link renews itself. */
  token: string | null
  file: string
  text: string
  /** Copied where a browser cannot share. */
  copy: string
}

export async function sharePass({ token, file, text, copy }: Shared): Promise<'shared' | 'copied' | 'failed'> {
  try {
    const files = token === null ? [] : [new File([await pngOf(token)], file, { type: 'image/png' })]
    const message = files.length > 0 ? { text, files } : { text }
    if (navigator.canShare?.(message)) {
      await navigator.share(message)
      return 'shared'
    }
    await copyText(copy)
    return 'copied'
  } catch (error) {
    // Whoever closes the sheet without choosing has changed their mind; nothing failed.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

/** Decoded here: fetching a data: address is something the page's own policy refuses. */
async function pngOf(token: string): Promise<Uint8Array<ArrayBuffer>> {
  const [, encoded = ''] = (await qrPicture(token)).split(',')
  return Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
}

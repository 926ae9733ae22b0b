/** Saves the picture of a pass as a file. */
import { qrPicture } from '../web/pieces/QrImage.tsx'

export async function downloadPass(token: string, file: string): Promise<void> {
  const link = document.createElement('a')
  link.href = await qrPicture(token)
  link.download = file
  link.click()
}

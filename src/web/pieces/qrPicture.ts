/** A QR code as a PNG, in the customer's size and colours; the library that draws it comes only when one is drawn. */

const look = { width: 300, margin: 2, errorCorrectionLevel: 'M', color: { dark: '#1e293b', light: '#ffffff' } } as const

export async function qrPicture(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode')
  return toDataURL(text, look)
}

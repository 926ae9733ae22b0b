/** The customer's size and colors of a QR code. */
export const qrLook = {
  width: 300,
  margin: 2,
  errorCorrectionLevel: 'M',
  color: { dark: '#1e293b', light: '#ffffff' },
} as const

/** Of its place on a screen. */
export const qrSize = 250

declare global {
  /** What the first frame of a page drew, by its text: the program goes on showing it. */
  var garitaDrawn: ReadonlyMap<string, string> | undefined
}

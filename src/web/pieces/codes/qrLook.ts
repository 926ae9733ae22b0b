/** The customer chose this size and these colors. */
export const qrLook = {
  width: 300,
  margin: 2,
  errorCorrectionLevel: 'M',
  color: { dark: '#1e293b', light: '#ffffff' },
} as const

export const qrSize = 256

/** The specification has this text; the recording stays in the browser. */
export const voicePlaceholder = '[Audio message received]'

const headerBytes = 44
const bytesASample = 2

/** One channel, 16 bits. */
export function wavOf(parts: readonly Float32Array[], sampleRate: number): Uint8Array<ArrayBuffer> {
  const soundBytes = parts.reduce((sum, part) => sum + part.length, 0) * bytesASample
  const file = new Uint8Array(headerBytes + soundBytes)
  const view = new DataView(file.buffer)
  const word = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index))
  }
  word(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * bytesASample, true)
  view.setUint16(32, bytesASample, true)
  view.setUint16(34, bytesASample * 8, true)
  word(36, 'data')
  view.setUint32(40, soundBytes, true)
  let at = headerBytes
  for (const part of parts) {
    for (const sample of part) {
      const limited = Math.max(-1, Math.min(1, sample))
      view.setInt16(at, Math.round(limited * 0x7fff), true)
      at += bytesASample
    }
  }
  return file
}

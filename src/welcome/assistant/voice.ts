/** A recorded voice: what is sent in its place, and its samples written as a wav file. */

/** The customer's words: the recording itself stays in the browser. */
export const voice_placeholder = '[Audio message received]'

const header_bytes = 44
const bytes_a_sample = 2

/** One channel of 16 bits, as every player understands it. */
export function wavOf(parts: readonly Float32Array[], sample_rate: number): Uint8Array<ArrayBuffer> {
  const sound_bytes = parts.reduce((sum, part) => sum + part.length, 0) * bytes_a_sample
  const file = new Uint8Array(header_bytes + sound_bytes)
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
  view.setUint32(24, sample_rate, true)
  view.setUint32(28, sample_rate * bytes_a_sample, true)
  view.setUint16(32, bytes_a_sample, true)
  view.setUint16(34, bytes_a_sample * 8, true)
  word(36, 'data')
  view.setUint32(40, sound_bytes, true)
  let at = header_bytes
  for (const part of parts) {
    for (const sample of part) {
      const held = Math.max(-1, Math.min(1, sample))
      view.setInt16(at, Math.round(held * 0x7fff), true)
      at += bytes_a_sample
    }
  }
  return file
}

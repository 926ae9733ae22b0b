/** Two soft tones for new notices; switched on and off per device. */

const kept = 'garita.sound'
let context: AudioContext | undefined

export const soundIsOn = () => localStorage.getItem(kept) === 'on'

export function keepSound(on: boolean): void {
  if (on) localStorage.setItem(kept, 'on')
  else localStorage.removeItem(kept)
}

/** Browsers allow sound only after the first press on the page. */
export function chime(): void {
  context ??= new AudioContext()
  const now = context.currentTime
  tone(context, 660, now)
  tone(context, 880, now + 0.18)
}

function tone(on: AudioContext, hertz: number, at: number): void {
  const source = on.createOscillator()
  const volume = on.createGain()
  source.frequency.value = hertz
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.2, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4)
  source.connect(volume).connect(on.destination)
  source.start(at)
  source.stop(at + 0.45)
}

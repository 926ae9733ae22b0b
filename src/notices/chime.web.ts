/** Two soft tones, made here, for whoever wants to hear a notice; wanted or not is this device's own matter. */

const kept = 'garita.sound'
let context: AudioContext | undefined

export const soundIsOn = () => localStorage.getItem(kept) === 'on'

export function keepSound(on: boolean): void {
  if (on) localStorage.setItem(kept, 'on')
  else localStorage.removeItem(kept)
}

/** Browsers let a page sound only after somebody has touched it; until then it stays silent. */
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

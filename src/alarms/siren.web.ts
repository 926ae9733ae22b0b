/** Two unmistakable tones. Browsers allow sound only after the first press on the page. */
let context: AudioContext | undefined

export function siren(): void {
  context ??= new AudioContext()
  void context.resume()
  for (const beat of [0, 1, 2]) {
    tone(context, 960, context.currentTime + beat * 0.5)
    tone(context, 720, context.currentTime + beat * 0.5 + 0.25)
  }
  navigator.vibrate?.([300, 150, 300, 150, 300])
}

function tone(on: AudioContext, hertz: number, at: number): void {
  const source = on.createOscillator()
  const volume = on.createGain()
  source.type = 'square'
  source.frequency.value = hertz
  volume.gain.setValueAtTime(0.25, at)
  volume.gain.setValueAtTime(0, at + 0.22)
  source.connect(volume).connect(on.destination)
  source.start(at)
  source.stop(at + 0.24)
}

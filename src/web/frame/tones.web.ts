/** Plays tones. Browsers allow sound only after the first press on the page. */

export type Tone = readonly [hertz: number, from: number, seconds: number]

interface Voice {
  shape: OscillatorType
  volume: number
}

const riseS = 0.015
const silence = 0.0001

let context: AudioContext | undefined
let playing = 0

export function playTones(tones: readonly Tone[], { shape, volume }: Voice): void {
  context ??= new AudioContext()
  void context.resume()
  for (const tone of tones) play(context, tone, shape, volume)
}

function play(on: AudioContext, [hertz, from, seconds]: Tone, shape: OscillatorType, volume: number): void {
  const begin = on.currentTime + from
  const source = on.createOscillator()
  const loudness = on.createGain()
  source.type = shape
  source.frequency.value = hertz
  loudness.gain.setValueAtTime(silence, begin)
  loudness.gain.exponentialRampToValueAtTime(volume, begin + riseS)
  loudness.gain.exponentialRampToValueAtTime(silence, begin + seconds)
  source.connect(loudness).connect(on.destination)
  playing += 1
  // A running context keeps the loudspeaker and the processor of a tablet awake.
  source.onended = () => {
    playing -= 1
    if (playing === 0) void on.suspend()
  }
  source.start(begin)
  source.stop(begin + seconds + riseS)
}

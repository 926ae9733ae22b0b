import { playTones, type Tone } from '../web/frame/tones.web.ts'

const tones = [0, 1, 2].flatMap((beat): Tone[] => [
  [960, beat * 0.5, 0.24],
  [720, beat * 0.5 + 0.25, 0.24],
])

export function siren(): void {
  playTones(tones, { shape: 'square', volume: 0.25 })
  navigator.vibrate?.([300, 150, 300, 150, 300])
}

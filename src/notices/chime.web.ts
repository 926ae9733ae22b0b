/** Two soft tones for new notices; switched on and off per device. */

import { playTones } from '../web/frame/tones.web.ts'

const kept = 'garita.sound'

export const soundIsOn = () => localStorage.getItem(kept) === 'on'

export function keepSound(on: boolean): void {
  if (on) localStorage.setItem(kept, 'on')
  else localStorage.removeItem(kept)
}

export const chime = () =>
  playTones(
    [
      [660, 0, 0.4],
      [880, 0.18, 0.4],
    ],
    { shape: 'sine', volume: 0.2 },
  )

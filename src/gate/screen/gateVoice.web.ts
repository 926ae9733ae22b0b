/** Speaks the word of a verdict after its tone, from clips that the station keeps; never a unit or a name. */
import { type Country, roadSaysPare } from '../../shared/countries.ts'
import type { Language } from '../../shared/messages.ts'
import type { Tone } from '../station/facts/reasons.ts'
import alto from './clips/alto.wav'
import check from './clips/check.wav'
import enter from './clips/enter.wav'
import pare from './clips/pare.wav'
import pasa from './clips/pasa.wav'
import revisa from './clips/revisa.wav'
import stop from './clips/stop.wav'
import { useDeviceChoice } from './deviceChoices.web.ts'

const clips: Record<Language, Record<Tone, string>> = {
  es: { green: pasa, amber: revisa, red: alto },
  en: { green: enter, amber: check, red: stop },
}
const afterToneMs = 650

let speaking: { stop(): void } | null = null

export function speakVerdict(tone: Tone, language: Language, country: Country | null): void {
  // The next scan interrupts.
  speaking?.stop()
  const clip = tone === 'red' && language === 'es' && roadSaysPare(country) ? pare : clips[language][tone]
  const voice = new Audio(clip)
  const begin = setTimeout(() => void voice.play().catch(() => undefined), afterToneMs)
  speaking = {
    stop() {
      clearTimeout(begin)
      voice.pause()
    },
  }
}

export const useVoice = () => useDeviceChoice<boolean>('voice', true)

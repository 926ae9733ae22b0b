/** The recording button's state. */
import { useEffect, useEffectEvent, useState } from 'react'
import { openRecorder } from './recorder.web.ts'

const longestMs = 60_000

type VoiceState = 'off' | 'starting' | 'recording' | 'unavailable'

export function useVoice(opened: boolean, onRecorded: (voice: Blob) => void) {
  const [state, show] = useState<VoiceState>('off')
  const [recorder] = useState(openRecorder)

  async function start() {
    show('starting')
    try {
      show((await recorder.start()) ? 'recording' : 'off')
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants microphone errors logged here.
      console.warn('microphone', error)
      show('unavailable')
    }
  }

  function stop() {
    const voice = recorder.end()
    show('off')
    if (voice) onRecorded(voice)
  }

  const full = useEffectEvent(stop)
  useEffect(() => {
    if (state !== 'recording') return
    const timer = setTimeout(full, longestMs)
    return () => clearTimeout(timer)
  }, [state])

  // A recording interrupted by closing the panel is not sent.
  useEffect(() => {
    if (opened) return
    recorder.end()
    show('off')
  }, [opened, recorder])

  return { state, toggle: () => (state === 'recording' ? stop() : void start()) }
}

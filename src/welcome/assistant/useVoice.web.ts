/** The recording is a wav file that never leaves the browser. */
import { useEffect, useEffectEvent, useState } from 'react'
import { wavOf } from './voice.ts'
import capture from './voiceCapture.worker.ts?worker&url'

const longestMs = 60_000

type VoiceState = 'off' | 'starting' | 'recording' | 'unavailable'

export function useVoice(opened: boolean, onRecorded: (voice: Blob) => void) {
  const [state, setState] = useState<VoiceState>('off')
  const [recorder] = useState(openRecorder)

  async function start() {
    setState('starting')
    try {
      setState((await recorder.start()) ? 'recording' : 'off')
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants microphone errors logged here.
      console.warn('microphone', error)
      setState('unavailable')
    }
  }

  function stop() {
    const voice = recorder.end()
    setState('off')
    if (voice) onRecorded(voice)
  }

  const stopAtLimit = useEffectEvent(stop)
  useEffect(() => {
    if (state !== 'recording') return
    const timer = setTimeout(stopAtLimit, longestMs)
    return () => clearTimeout(timer)
  }, [state])

  // Closing the panel discards a recording.
  useEffect(() => {
    if (opened) return
    recorder.end()
    setState('off')
  }, [opened, recorder])

  return { state, toggle: () => (state === 'recording' ? stop() : void start()) }
}

interface Recorder {
  /** Returns true once it records; throws without a microphone or without permission. */
  start(): Promise<boolean>
  /** Ends the recording, even before it has begun, and releases the microphone. */
  end(): Blob | undefined
}

function openRecorder(): Recorder {
  // If the panel closes while the browser asks for permission, nothing is recorded.
  let wanted = false
  let finish: (() => Blob) | undefined
  const end = () => {
    wanted = false
    const voice = finish?.()
    finish = undefined
    return voice
  }
  return {
    async start() {
      wanted = true
      finish = await record()
      if (!wanted) end()
      return wanted
    },
    end,
  }
}

/** Returns a function that ends the recording. */
async function record(): Promise<() => Blob> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const context = new AudioContext()
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
  try {
    await context.audioWorklet.addModule(capture)
    await context.resume()
    const parts: Float32Array[] = []
    const mono = { numberOfOutputs: 0, channelCount: 1, channelCountMode: 'explicit' } as const
    const voice = new AudioWorkletNode(context, 'voice', mono)
    voice.port.onmessage = ({ data }: MessageEvent<Float32Array>) => void parts.push(data)
    context.createMediaStreamSource(stream).connect(voice)
    return () => {
      release()
      return new Blob([wavOf(parts, context.sampleRate)], { type: 'audio/wav' })
    }
  } catch (error) {
    release()
    throw error
  }
}

/** A camera for the station: the one that was chosen last, otherwise the one on the back, with its torch where it has one. */
import { useLocalStorage } from '@mantine/hooks'
import { type RefObject, useEffect, useState } from 'react'

type CameraTrouble = 'unsupported' | 'refused' | 'missing' | 'busy'

export interface Camera {
  trouble: CameraTrouble | null
  ready: boolean
  choices: readonly { value: string; label: string }[]
  chosen: string
  choose(deviceId: string): void
  /** Null where there is none. */
  torch: boolean | null
  turnTorch(on: boolean): void
}

// Not among the names that every browser knows.
type WithTorch = MediaTrackCapabilities & { torch?: boolean }
const lit = (on: boolean) => ({ advanced: [{ torch: on } as MediaTrackConstraintSet] })

export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [wanted, choose] = useLocalStorage({
    key: 'garita.gate.camera',
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [choices, setChoices] = useState<Camera['choices']>([])
  const [torch, setTorch] = useState<boolean | null>(null)

  useEffect(() => {
    let left = false
    let opened: MediaStream | null = null
    const close = () => {
      for (const each of opened?.getTracks() ?? []) each.stop()
    }
    async function open(): Promise<void> {
      if (!navigator.mediaDevices?.getUserMedia) return setTrouble('unsupported')
      try {
        opened = await streamOf(wanted)
        if (left || !video.current) return close()
        video.current.srcObject = opened
        await video.current.play()
        const [first] = opened.getVideoTracks()
        const devices = await navigator.mediaDevices.enumerateDevices()
        if (left) return
        const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
        setChoices(cameras.map(({ deviceId, label }, at) => ({ value: deviceId, label: label || String(at + 1) })))
        setTrack(first ?? null)
        setTorch(first && (first.getCapabilities?.() as WithTorch | undefined)?.torch ? false : null)
        setTrouble(null)
      } catch (failure) {
        close()
        if (!left) setTrouble(troubleOf(failure))
      }
    }
    void open()
    return () => {
      left = true
      close()
      setTrack(null)
    }
  }, [wanted, video])

  return {
    trouble,
    ready: track !== null,
    choices,
    chosen: track?.getSettings().deviceId ?? wanted,
    choose,
    torch,
    turnTorch: (on) => {
      void track?.applyConstraints(lit(on)).then(
        () => setTorch(on),
        () => setTorch(null),
      )
    },
  }
}

async function streamOf(wanted: string): Promise<MediaStream> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  const back = { ...size, facingMode: { ideal: 'environment' } }
  if (wanted === '') return navigator.mediaDevices.getUserMedia({ video: back })
  // A camera that was unplugged since is no reason to have none.
  return navigator.mediaDevices
    .getUserMedia({ video: { ...size, deviceId: { exact: wanted } } })
    .catch(() => navigator.mediaDevices.getUserMedia({ video: back }))
}

function troubleOf(failure: unknown): CameraTrouble {
  const name = failure instanceof DOMException ? failure.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

/** A station that scans goes on scanning after a reload. */
export const useCameraOpen = () =>
  useLocalStorage({ key: 'garita.gate.camera_open', defaultValue: false, getInitialValueInEffect: false })

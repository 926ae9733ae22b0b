/** The camera stays open while a card is shown, so that it reads the next code at once. */
import { ActionIcon, Group } from '@mantine/core'
import { IconBulb, IconBulbOff, IconCamera } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { SecureOriginNote } from '../../../web/pieces/codes/SecureOriginNote.tsx'
import { Pick } from '../../../web/pieces/Pick.tsx'
import { Tip } from '../../../web/pieces/Tip.tsx'
import { useDeviceChoice } from '../deviceChoices.web.ts'
import { guardMessages } from '../guard.messages.ts'
import styles from './GateField.module.css'

interface GateCameraProps {
  /** A card or dialog waits for the guard: read no codes. */
  resting: boolean
  label: string
  onCode: (text: string) => void
}

export function GateCamera({ resting, label, onCode }: GateCameraProps) {
  const { camera: text } = useText(guardMessages)
  const video = useRef<HTMLVideoElement>(null)
  const { trouble, ready, choices, chosen, choose, torch, turnTorch } = useCamera(video)
  const [failed, setFailed] = useState(false)
  const now = useRef({ resting, onCode })
  now.current = { resting, onCode }

  useEffect(() => {
    if (!ready || !video.current) return
    return watchCodes(video.current, {
      onCode: (code) => now.current.onCode(code),
      isResting: () => now.current.resting,
      onFailure: () => setFailed(true),
    })
  }, [ready])

  return (
    <section data-camera aria-label={text.short} data-resting={resting || undefined}>
      {trouble === 'unsupported' && !window.isSecureContext ? <SecureOriginNote /> : null}
      {trouble ? <Note tone="wait">{text[trouble]}</Note> : null}
      {failed ? <Note tone="wait">{text.no_decoder}</Note> : null}
      <div className={styles.view} hidden={trouble !== null}>
        <video ref={video} muted playsInline aria-label={label} />
        <p>{ready ? label : text.starting}</p>
        <Group gap="xs" pos="absolute" top="0.5rem" right="0.5rem">
          {choices.length > 1 ? (
            <Pick label={text.choose} icon={IconCamera} value={chosen} options={choices} onPick={choose} compact />
          ) : null}
          {torch === null ? null : (
            <Tip label={torch ? text.torch_off : text.torch_on}>
              <ActionIcon
                size={48}
                variant="default"
                aria-label={torch ? text.torch_off : text.torch_on}
                onClick={() => turnTorch(!torch)}
              >
                {torch ? <IconBulbOff size={24} aria-hidden /> : <IconBulb size={24} aria-hidden />}
              </ActionIcon>
            </Tip>
          )}
        </Group>
      </div>
    </section>
  )
}

type CameraTrouble = 'unsupported' | 'refused' | 'missing' | 'busy'

export interface Camera {
  trouble: CameraTrouble | null
  ready: boolean
  choices: readonly { value: string; label: string }[]
  chosen: string
  choose(deviceId: string): void
  /** Null if the camera has none. */
  torch: boolean | null
  turnTorch(on: boolean): void
}

// `torch` is missing in the types of TypeScript.
type WithTorch = MediaTrackCapabilities & { torch?: boolean }
const lit = (on: boolean) => ({ advanced: [{ torch: on } as MediaTrackConstraintSet] })

function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [wanted, setWanted] = useDeviceChoice('camera', '')
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
    choose: setWanted,
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
  // The chosen camera may be unplugged.
  return navigator.mediaDevices
    .getUserMedia({ video: { ...size, deviceId: { exact: wanted } } })
    .catch(() => navigator.mediaDevices.getUserMedia({ video: back }))
}

function troubleOf(failure: unknown): CameraTrouble {
  const name = failure instanceof DOMException ? failure.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

/** The camera opens again after a reload. */
export const useCameraOpen = () => useDeviceChoice<boolean>('camera_open', false)

interface CodeReader {
  read(video: HTMLVideoElement): Promise<string | null>
}

let loading: Promise<CodeReader> | null = null

function codeReader(): Promise<CodeReader> {
  loading ??= load().catch((failure) => {
    loading = null
    throw failure
  })
  return loading
}

async function load(): Promise<CodeReader> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return {
    async read(video) {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null
      const [code] = await detector.detect(video)
      return code?.rawValue ?? null
    },
  }
}

const lookMs = 90
const goneMs = 2000

/** Reports a code once, and again only after it left the picture for two seconds. */
function watchCodes(
  video: HTMLVideoElement,
  { onCode, isResting, onFailure }: { onCode(text: string): void; isResting(): boolean; onFailure(): void },
): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: { text: string; seenAt: number } | null = null

  async function look(reader: CodeReader): Promise<void> {
    if (stopped) return
    const text = document.hidden ? null : await reader.read(video).catch(() => null)
    if (stopped) return
    const now = performance.now()
    if (last && text !== last.text && now - last.seenAt > goneMs) last = null
    if (text !== null && text === last?.text) last.seenAt = now
    else if (text !== null && !isResting()) {
      last = { text, seenAt: now }
      onCode(text)
    }
    timer = setTimeout(() => void look(reader), lookMs)
  }

  codeReader().then(look, onFailure)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

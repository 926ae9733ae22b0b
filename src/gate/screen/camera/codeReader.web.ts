/** Reads QR codes off a camera's picture; the decoder is ours to serve and comes only when a camera is opened. */
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

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

/** A code is told once, and again only after it was out of sight; what comes into sight meanwhile waits for its turn. */
export function watchCodes(
  video: HTMLVideoElement,
  { onCode, isResting, onFailure }: { onCode(text: string): void; isResting(): boolean; onFailure(): void },
): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let told: { text: string; seen: number } | null = null

  async function look(reader: CodeReader): Promise<void> {
    if (stopped) return
    const text = document.hidden ? null : await reader.read(video).catch(() => null)
    if (stopped) return
    const now = performance.now()
    if (told && text !== told.text && now - told.seen > goneMs) told = null
    if (text !== null && text === told?.text) told.seen = now
    else if (text !== null && !isResting()) {
      told = { text, seen: now }
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

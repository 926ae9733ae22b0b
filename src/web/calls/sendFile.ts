/** Sends a file and counts the bytes that went out, which `fetch` cannot do. */
import type { Call, Output } from '../../shared/contract.ts'
import { prepared, Refused, refusedBy } from './api.ts'
import { homeHeaders } from './pageHome.ts'

/** A slow connection may take minutes, but not this long without a byte. */
const patienceMs = 45_000

interface Sending {
  signal: AbortSignal
  /** A part between 0 and 1. */
  onSent: (part: number) => void
}

export function sendFile<C extends Call>(
  call: C,
  file: Uint8Array<ArrayBuffer>,
  { signal, onSent }: Sending,
): Promise<Output<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = async (refused: Refused) => {
      clearTimeout(silence)
      await prepared(refused.code)
      reject(refused)
    }
    const listen = () => setTimeout(() => request.abort(), patienceMs)
    let silence = listen()
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence)
      silence = listen()
      if (total > 0) onSent(loaded / total)
    }
    request.onload = () => {
      clearTimeout(silence)
      const answer = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300 && answer !== undefined) resolve(answer as Output<C>)
      else void fail(refusedBy(answer, request.status))
    }
    request.onerror = () => void fail(new Refused('no_connection', 0))
    request.onabort = () => void fail(new Refused('no_connection', 0))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', `/api/v1/${call.name}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    for (const [name, value] of Object.entries(homeHeaders)) request.setRequestHeader(name, value)
    request.send(file)
  })
}

/** A proxy may answer with its own page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Makes pictures small, uploads files one after the other, and keeps the state of each until it is kept or removed. */
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { sentFile } from '../../shared/sentFiles.ts'
import { Refused } from '../../web/calls/api.ts'
import { queries } from '../../web/calls/queries.ts'
import { sendFile } from '../../web/calls/sendFile.ts'
import { shrinkPicture } from '../../web/pieces/smallPicture.web.ts'
import { announcements } from '../announcements.contract.ts'
import { type FileKind, isPdf, mostFileWords, mostPdfBytes, mostPictureBytes } from './announcementFiles.rules.ts'

/** A file that the server keeps for the form. */
export interface KeptFile {
  id: string
  kind: FileKind
  words: string
  bytes: number
}

export type UploadTrouble =
  | { code: 'unreadable' | 'no_pdf' }
  | { code: 'pdf_large'; bytes: number }
  | { refused: Refused }

export interface Upload {
  id: string
  kind: FileKind
  name: string
  /** Null while the file is prepared; 1 once all bytes went out. */
  part: number | null
  trouble: UploadTrouble | null
}

interface Begun {
  file: File
  stop: AbortController
}

export function useUploads(place: string, onKept: (file: KeptFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const begun = useRef(new Map<string, Begun>())
  const turn = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const open = begun.current
    return () => {
      for (const { stop } of open.values()) stop.abort()
    }
  }, [])
  const note = (id: string, changed: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)))

  function drop(id: string): void {
    begun.current.get(id)?.stop.abort()
    begun.current.delete(id)
    setUploads((before) => before.filter((one) => one.id !== id))
  }

  async function run(id: string, kind: FileKind): Promise<void> {
    const own = begun.current.get(id)
    if (!own || own.stop.signal.aborted) return
    const read = await (kind === 'picture' ? smallPicture(own.file) : wholePdf(own.file))
    if ('code' in read) return note(id, { trouble: read })
    if (own.stop.signal.aborted) return
    try {
      await sendFile(announcements.keepFile, sentFile([place, id], read.bytes), {
        signal: own.stop.signal,
        onSent: (part) => note(id, { part }),
      })
    } catch (error) {
      // The person removed the file.
      if (own.stop.signal.aborted) return
      const refused = error instanceof Refused ? error : new Refused('unexpected', 0)
      return note(id, { trouble: { refused }, part: null })
    }
    if (kind === 'picture') queries.setQueryData([announcements.picture.name, { id }], { jpeg: base64Of(read.bytes) })
    drop(id)
    onKept({ id, kind, words: kind === 'pdf' ? nameOf(own.file) : '', bytes: read.bytes.length })
  }

  function queue(id: string, kind: FileKind): void {
    turn.current = turn.current.then(() => run(id, kind))
  }

  return {
    uploads,
    add(files: readonly File[], kind: FileKind): void {
      const added = files.map((file) => ({ id: newId(), kind, name: file.name, part: null, trouble: null }))
      added.forEach(({ id }, at) => {
        const file = files[at]
        if (file) begun.current.set(id, { file, stop: new AbortController() })
      })
      setUploads((before) => [...before, ...added])
      for (const { id } of added) queue(id, kind)
    },
    retry({ id, kind }: Upload): void {
      note(id, { trouble: null, part: null })
      queue(id, kind)
    },
    drop,
  }
}

const nameOf = ({ name }: File) => name.slice(-mostFileWords)

type Read = { bytes: Uint8Array<ArrayBuffer> } | Extract<UploadTrouble, { code: string }>

async function smallPicture(file: File): Promise<Read> {
  const bytes = await shrinkPicture(file, mostPictureBytes)
  return bytes ? { bytes } : { code: 'unreadable' }
}

async function wholePdf(file: File): Promise<Read> {
  if (file.size > mostPdfBytes) return { code: 'pdf_large', bytes: file.size }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => new Uint8Array(),
  )
  return isPdf(bytes) ? { bytes } : { code: 'no_pdf' }
}

const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Compressed and encrypted streams in open formats: zstd inside age, so that standard tools open them too. */
import { pipeline, Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { StartRefused } from '../settings/settings.ts'

// Loaded with the first backup: without BACKUP_FOLDER there is none.
const age = () => import('age-encryption')

export async function sealed(content: AsyncIterable<unknown>, publicKey: string): Promise<Readable> {
  const { Encrypter } = await age()
  const encrypter = new Encrypter()
  encrypter.addRecipient(publicKey)
  // The returned stream reports errors of the content to its reader.
  const small = pipeline(Readable.from(content, { objectMode: false }), createZstdCompress(), () => undefined)
  return webReadable(await encrypter.encrypt(asWeb(small)))
}

/** Refuses a wrong key before reading the content. */
export async function opened(content: Readable, secretKey: string): Promise<Readable> {
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  decrypter.addIdentity(secretKey)
  const open = await decrypter.decrypt(asWeb(content)).catch((reason: Error) => {
    content.destroy()
    throw new StartRefused(
      /no identity matched/.test(reason.message)
        ? 'This secret key does not open the backup: it was made for another key. Nothing was restored.'
        : `This is no backup of Garita, or it is damaged at its beginning (${reason.message}). Nothing was restored.`,
    )
  })
  const clear = webReadable(open)
  const whole = createZstdDecompress()
  clear.on('error', () => whole.destroy(new StartRefused('The backup is damaged or cut off. Use another one.')))
  return clear.pipe(whole)
}

function asWeb(content: Readable): ReadableStream<Uint8Array> {
  const parts = content[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      content.destroy()
    },
  })
}

const webReadable = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.from(
    (async function* () {
      const reader = stream.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        yield Buffer.from(value)
      }
    })(),
    { objectMode: false },
  )

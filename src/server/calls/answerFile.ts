/** A file on its way out, piece by piece as its reader takes them; one that breaks off ends as broken and never as complete. */
import type { Context } from 'hono'
import type { StreamedFile } from '../../shared/contract.ts'
import type { Env } from './env.ts'

export function answerFile(context: Context<Env>, file: StreamedFile, onBroken: (error: unknown) => void): Response {
  context.header('content-type', 'text/csv; charset=utf-8; header=present')
  context.header('content-disposition', `attachment; filename="${file.file_name}"`)
  context.header('x-garita-rows', String(file.rows))
  const pieces = new ReadableStream<Uint8Array>({
    async pull(reader) {
      try {
        const piece = await file.next()
        if (piece) return reader.enqueue(piece)
        await file.close()
        reader.close()
      } catch (error) {
        onBroken(error)
        await file.close()
        breakOff(context, reader)
      }
    },
    cancel: () => file.close(),
  })
  return context.body(pieces)
}

/** The server under us would close such an answer with a line of its own, as if it were whole: the connection is cut before it can. */
function breakOff({ env: { outgoing } }: Context<Env>, reader: ReadableStreamDefaultController): void {
  const broken = new Error('the file broke off')
  outgoing?.destroy(broken)
  if (outgoing) reader.close()
  else reader.error(broken)
}

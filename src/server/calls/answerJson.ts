/** JSON on its way out, compressed where it is worth it and taken. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Env } from './env.ts'

const worthCompressing = 2_048
const zipped = promisify(gzip)

/** The whole text is at hand, so it is compressed in one piece: as a stream it would cost several times as much. */
export async function answerJson(context: Context<Env>, text: string): Promise<Response> {
  context.header('content-type', 'application/json; charset=utf-8')
  const bytes = bytesOf(text)
  if (bytes.length < worthCompressing || !takesGzip(context)) return context.body(bytes)
  context.header('content-encoding', 'gzip')
  return context.body(await zipped(bytes))
}

/** Written once into room that is large enough: measuring a long text first takes as long as writing it, and Node would do so twice. */
function bytesOf(text: string) {
  const room = Buffer.allocUnsafe(text.length * 3)
  return room.subarray(0, room.write(text))
}

const takesGzip = (context: Context<Env>) =>
  accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip'

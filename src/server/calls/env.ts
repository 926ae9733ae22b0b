/** What every request carries from its first moment on. */
import type { HttpBindings } from '@hono/node-server'
import type { Asking } from './serve.ts'

export interface Env {
  /** Not there where the calls are asked without a port, as tests do. */
  Bindings: Partial<Pick<HttpBindings, 'outgoing'>>
  Variables: {
    request: Asking['request']
    secure: boolean
    /** A proxy says that it passed this on, and nobody told us of one. */
    forwarded: boolean
    /** Of the session or device key that a call came with, whether or not it is one. */
    token_hash: Buffer | null
  }
}

/** What every request carries from its first moment on. */
import type { Asking } from './serve.ts'

export interface Env {
  Variables: { request: Asking['request']; secure: boolean }
}

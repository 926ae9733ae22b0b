/** An expected "no": a code for which the browser has a text in both languages. */
import { messages, type Texts } from './messages.ts'

/**
 * 401 not signed in, 403 not allowed, 404 does not exist for the caller, 409 refused by the state, 413 too large, 415 not JSON, 422
 * invalid, 429 too often, 503 busy.
 */
export type RefusalStatus = 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

export interface FieldProblem {
  field: string
  problem: string
}

export interface RefusalFacts {
  fields?: FieldProblem[]
  state?: string
  now?: unknown
  retry_after?: number
}

export class Refusal extends Error {
  readonly code: string
  readonly status: RefusalStatus
  readonly facts: RefusalFacts

  constructor(code: string, status: RefusalStatus, facts: RefusalFacts = {}, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.status = status
    this.facts = facts
  }
}

/** A code without a text in the slice does not compile. */
export function refusal<T extends Texts>(
  _words: T,
  code: keyof T & string,
  status: RefusalStatus = 409,
  facts: RefusalFacts = {},
): Refusal {
  return new Refusal(code, status, facts)
}

export const platformRefusals = messages({
  unexpected: {
    es: 'Error inesperado. Intenta nuevamente.',
    en: 'Unexpected error. Please try again.',
  },
  busy: {
    es: 'Hay muchas solicitudes en este momento. Intenta de nuevo en unos segundos.',
    en: 'There are many requests right now. Try again in a few seconds.',
  },
  storage_full: {
    es: 'El servidor no tiene espacio. No se guardó nada: avisa a su administrador e intenta más tarde.',
    en: 'The server has no space left. Nothing was saved: tell its administrator and try again later.',
  },
  read_only: {
    es: 'Por ahora no podemos guardar. Intenta de nuevo en unos segundos.',
    en: 'For now we cannot save. Try again in a few seconds.',
  },
  database_failing: {
    es: 'Error al conectar con la base de datos. Avisa al administrador del servidor e intenta más tarde.',
    en: 'Error connecting to the database. Tell the administrator of the server and try again later.',
  },
  too_many: {
    es: 'Demasiados intentos. Espera unos minutos e intenta de nuevo.',
    en: 'Too many attempts. Wait a few minutes and try again.',
  },
  signed_out: { es: 'Tu sesión terminó. Inicia sesión de nuevo.', en: 'Your session ended. Please sign in again.' },
  not_approved: {
    es: 'Tu cuenta todavía no puede usar esto.',
    en: 'Your account cannot use this yet.',
  },
  forbidden: {
    es: 'No tienes permiso para hacer esto.',
    en: 'You do not have permission to do this.',
  },
  not_found: {
    es: 'No encontramos lo que buscas. Puede que ya no exista.',
    en: 'We could not find it. It may no longer exist.',
  },
  invalid: { es: 'Revisa los campos marcados.', en: 'Please check the marked fields.' },
  other_release: {
    es: 'Garita se actualizó. Recarga la página e intenta de nuevo.',
    en: 'Garita was updated. Reload the page and try again.',
  },
  too_large: { es: 'Son demasiados datos.', en: 'That is too much data.' },
  not_json: { es: 'Recarga la página e intenta de nuevo.', en: 'Reload the page and try again.' },
  changed_meanwhile: {
    es: 'Alguien lo cambió mientras tanto. Revisa lo que hay ahora.',
    en: 'Someone changed it meanwhile. Check what is there now.',
  },
  no_connection: {
    es: 'Sin conexión con el servidor. Lo que escribiste sigue aquí; intenta de nuevo.',
    en: 'No connection to the server. What you typed is still here; try again.',
  },
})

/** Why the server refuses to join two authorizations, or to show the page of a worker. */
import { messages } from '../../shared/messages.ts'

export const workerRefusals = messages({
  worker_too_many_homes: {
    es: 'Una persona puede trabajar en 40 casas como máximo. Separa las que ya terminaron.',
    en: 'A person can work in 40 homes at most. Separate those that have ended.',
  },
  worker_documents_differ: {
    es: 'Sus documentos son distintos: solo la administración puede unirlos.',
    en: 'Their documents differ: only the administration can join them.',
  },
  worker_page_over: {
    es: 'Este enlace ya no sirve. Pide otro en la caseta o a la administración.',
    en: 'This link no longer works. Ask the gate or the administration for another one.',
  },
})

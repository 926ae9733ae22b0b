import { statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export class Plain extends Error {}

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const modules = join(root, 'node_modules')

const known = [
  [/ENOSPC|EDQUOT|no space left/i, 'The disk is full. Free about 1 GB and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'The package registry cannot be reached. Check the network (or the proxy settings of npm) and run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'This folder cannot be written. Run the command as the user it belongs to, or correct its owner.',
  ],
  [
    /in sync|EUSAGE/,
    'package.json and package-lock.json do not fit together. Run `npm install` and keep the changed lock file.',
  ],
  [
    /E40[134]|EINTEGRITY/,
    'The package registry did not give what the lock file asks for. Check which registry npm is set to.',
  ],
]

export function explain(what, said) {
  const advice = known.find(([sign]) => sign.test(diskIsFull() ? 'ENOSPC' : said))?.[1]
  const lastWords = said.trim().split('\n').slice(-30).join('\n')
  return new Plain([what, advice, lastWords].filter(Boolean).join('\n'))
}

// A full disk causes many kinds of errors, for example torn files, so the free space is checked.
function diskIsFull() {
  const { bavail, bsize } = statfsSync(root)
  return bavail * bsize < 20 * 1024 * 1024
}

/** Explains an error of the file system in plain words and returns any other unchanged, because that is a bug of the product. */
export function plainly(what, reason) {
  if (reason instanceof Plain || (typeof reason?.code !== 'string' && !diskIsFull())) return reason
  return explain(what, `${reason.code ?? ''} ${reason.message}`)
}

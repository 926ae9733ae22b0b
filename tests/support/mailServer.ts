/** A mail server for tests: stores e-mails, or refuses them on request. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedLetter {
  to: string
  from: string
  content: string
}

export interface MailServer {
  readonly url: string
  readonly letters: ReceivedLetter[]
  refused: number
  refusing: boolean
  close(): Promise<void>
}

export async function openMailServer(): Promise<MailServer> {
  const letters: ReceivedLetter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (opened.refusing) {
          opened.refused += 1
          return done(new Error('the mail server is out of order'))
        }
        letters.push({
          to: envelope.rcptTo.map((recipient) => recipient.address).join(', '),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          content: decoded(Buffer.concat(parts).toString('latin1')),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  const opened: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refused: 0,
    refusing: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return opened
}

/** The product writes headers and bodies of letters only in quoted-printable. */
function decoded(raw: string): string {
  const unquoted = (text: string) =>
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const [, head = '', body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(raw) ?? []
  const words = head
    .replace(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => unquoted(word.replaceAll('_', ' ')))
  return Buffer.from(`${words}\n\n${unquoted(body.replace(/=\r\n/g, ''))}`, 'latin1').toString('utf8')
}

/** A receiver of webhooks for tests: stores the messages, and answers as a test says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { channels } from '../../src/channels/channels.contract.ts'
import { signatureOf } from '../../src/channels/signing.server.ts'
import { newId } from '../../src/shared/ids.ts'
import { eventually } from './eventually.ts'
import { stationWorld } from './gate/stations.ts'
import type { TestInstallation, TestPerson } from './installation.ts'

/** The setting that lets a webhook reach this machine. */
export const nearby = { WEBHOOK_NETWORKS: '127.0.0.0/8' }

interface Received {
  path: string
  id: string
  timestamp: string
  signatures: string[]
  body: string
  said: { type: string; timestamp: string; data: Record<string, unknown> }
}

export type Answering = (response: ServerResponse, received: Received) => void

export interface Receiver {
  readonly origin: string
  readonly received: Received[]
  readonly connections: number
  answer: Answering
  close(): Promise<void>
}

export const saying =
  (status: number, headers: Record<string, string> = {}): Answering =>
  (response) => {
    response.writeHead(status, headers).end()
  }

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let connections = 0
  const server = createServer(async (request, response) => {
    const one = await readIn(request)
    received.push(one)
    receiver.answer(response, one)
  })
  server.on('connection', () => {
    connections++
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const receiver: Receiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    get connections() {
      return connections
    },
    answer: saying(204),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return receiver
}

async function readIn(request: IncomingMessage): Promise<Received> {
  let body = ''
  for await (const part of request) body += part
  const header = (name: string) => String(request.headers[`webhook-${name}`] ?? '')
  return {
    path: request.url ?? '',
    id: header('id'),
    timestamp: header('timestamp'),
    signatures: header('signature').split(' '),
    body,
    said: JSON.parse(body),
  }
}

export const bytesOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

export interface TurnedOn {
  place: string
  secret: string
  channel: string
}

export async function turnOn(
  admin: TestPerson,
  place: string,
  address: string,
  more: { with_names?: boolean; takes_answers?: boolean } = {},
): Promise<TurnedOn> {
  const made = await admin.call(channels.turnOn, {
    ...{ condominium_id: place, address, with_names: false, takes_answers: false },
    ...more,
  })
  if (!made.ok) throw new Error(`${made.code} ${JSON.stringify(made.fields)}`)
  const listed = await admin.call(channels.list, {})
  if (!listed.ok) throw new Error(listed.code)
  const channel = listed.answer.find(({ condominium }) => condominium.id === place)?.channel?.id
  if (!channel) throw new Error('there is no channel')
  return { place, secret: made.answer.secret, channel }
}

interface SaidBack {
  id?: string
  at?: number
  secret?: string
  signature?: string
  body?: string
  from?: string
}

/** Answers a request of a unit as the receiver. */
export async function answerAsk(
  { app }: Pick<TestInstallation, 'app'>,
  { channel, secret }: TurnedOn,
  ask: string,
  answer: string,
  more: SaidBack = {},
) {
  const body = more.body ?? JSON.stringify({ type: 'ask.answer', data: { ask_id: ask, answer } })
  const signed = {
    id: more.id ?? `ans_${newId()}`,
    timestamp: String(Math.floor((more.at ?? Date.now()) / 1000)),
    body,
  }
  const response = await app.request(`/api/v1/webhooks/${channel}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(more.from ? { 'x-forwarded-for': more.from } : {}),
      'webhook-id': signed.id,
      'webhook-timestamp': signed.timestamp,
      'webhook-signature': more.signature ?? signatureOf(bytesOf(more.secret ?? secret), signed),
    },
    body,
  })
  const told = await response.json()
  return { status: response.status, code: told.error?.code, outcome: told.outcome }
}

export const arrived = ({ received }: Receiver, count: number) =>
  eventually(() => {
    if (received.length < count) throw new Error(`${received.length} of ${count}`)
    return received
  })

export async function webhookWorld(
  garita: TestInstallation,
  receiver: Pick<Receiver, 'origin'>,
  more: Parameters<typeof turnOn>[3] = {},
) {
  const there = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  return { ...there, admin, on: await turnOn(admin, there.here, receiver.origin, more) }
}

export const messagesOf = async ({ owner }: TestInstallation, place: string) =>
  (await owner.query('select * from channel_messages where condominium_id = $1 order by place', [place])).rows

/** Makes a self-signed certificate for localhost for tests of TLS; a stored one would expire. */
import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  // Libraries other than Node's accept only the shortest form of a length.
  const long = body.length < 256 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...(body.length < 128 ? [body.length] : long)]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
const ecdsaSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
const commonName = sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('localhost')))))

export function selfSigned(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const day = 24 * 60 * 60 * 1000
  const told = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaSha256,
    commonName,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('sha256').update(told).sign(privateKey)
  const certificate = sequence(told, ecdsaSha256, der(0x03, Buffer.from([0]), signature)).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

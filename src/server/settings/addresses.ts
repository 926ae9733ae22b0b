import { z } from 'zod'

function namesSeveralHosts(written: string): boolean {
  const [authority = ''] = written.replace(/^\w+:\/\//, '').split(/[/?#]/)
  return (authority.split('@').at(-1) ?? '').includes(',') || /[?&]host=[^&]*(,|%2c)/i.test(written)
}

/** Only one host: with several, the driver would not find the primary. */
export function databaseAddress() {
  const example = 'is not an address like postgresql://owner:password@host:5432/garita'
  return z
    .string()
    .refine((written) => /^postgres(ql)?:\/\//.test(written), { error: example, abort: true })
    .refine((written) => !namesSeveralHosts(written), {
      error:
        'names several hosts. Write one: the address that always leads to the primary (of HAProxy, a virtual address, or your provider).',
      abort: true,
    })
    .refine((written) => URL.canParse(written), {
      error: `${example}. Write special characters of the password as %40.`,
    })
    .nullable()
    .default(null)
}

export function isWebAddress(written: string): boolean {
  const url = URL.parse(written)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

export function isContact(written: string): boolean {
  const url = URL.parse(written)
  if (url === null || /\s/.test(written)) return false
  return url.protocol === 'https:'
    ? isWebAddress(written)
    : url.protocol === 'mailto:' && /^[^@?]+@[^@?]+$/.test(url.pathname)
}

export function isOrigin(written: string): boolean {
  const url = URL.parse(written)
  return url !== null && isWebAddress(written) && url.pathname === '/' && !url.search
}

export function isPlainHttp(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && !/^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname)
}

export const listOf = (isOne: (written: string) => boolean, otherwise: string) =>
  z
    .string()
    .transform((written) => written.split(',').map((one) => one.trim()))
    .refine((all) => all.every(isOne), otherwise)

export const origins = (otherwise: string) =>
  listOf(isOrigin, otherwise).transform((all) => all.map((one) => new URL(one).origin))

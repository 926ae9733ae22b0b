/** Starts each proxy of deploy/ for the trial, with the file as written except ports, addresses, certificates and folders. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certificate } from '../../src/server/http/renewal.ts'

export interface Places {
  deploy: string
  folder: string
  tls: Certificate
  https: number
  http: number
  program: number
}

type Start = (places: Places) => string[]

/** Fails if the file no longer contains the text to replace. */
export function changed(text: string, changes: readonly [string, string][]): string {
  return changes.reduce((said, [from, to]) => {
    if (!said.includes(from)) throw new Error(`the file in deploy/ no longer says ${from}`)
    return said.replaceAll(from, to)
  }, text)
}

const nginx: Start = ({ deploy, folder, tls, https, http, program }) => {
  const site = changed(readFileSync(join(deploy, 'nginx.conf'), 'utf8'), [
    ['listen 443', `listen ${https}`],
    ['listen [::]:443', `listen [::]:${https}`],
    ['listen 80', `listen ${http}`],
    ['listen [::]:80', `listen [::]:${http}`],
    ['127.0.0.1:8080', `127.0.0.1:${program}`],
    ['/etc/letsencrypt/live/garita.example.org/fullchain.pem', tls.cert],
    ['/etc/letsencrypt/live/garita.example.org/privkey.pem', tls.key],
  ])
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder};`).join(' ')
  const whole = `daemon off; pid ${folder}/pid; events {} http { access_log off; ${temporary}\n${site}}`
  writeFileSync(join(folder, 'whole.conf'), whole)
  return ['nginx', '-c', join(folder, 'whole.conf'), '-e', 'stderr']
}

const caddy: Start = ({ deploy, folder, tls, https, http, program }) => {
  const site = changed(readFileSync(join(deploy, 'Caddyfile'), 'utf8'), [
    ['garita.example.org {', `garita.example.org {\n\ttls ${tls.cert} ${tls.key}`],
    ['127.0.0.1:8080', `127.0.0.1:${program}`],
  ])
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${site}`)
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile']
}

const haproxy: Start = ({ deploy, folder, tls, https, http, program }) => {
  const pair = join(folder, 'pair.pem')
  writeFileSync(pair, readFileSync(tls.cert, 'utf8') + readFileSync(tls.key, 'utf8'))
  const whole = changed(readFileSync(join(deploy, 'haproxy.cfg'), 'utf8'), [
    // A session may open fewer files than a system service.
    ['maxconn 20000', 'maxconn 1000'],
    ['bind :443', `bind :${https}`],
    ['bind :80', `bind :${http}`],
    ['/etc/haproxy/garita.pem', pair],
    ['10.0.0.11:8080', `127.0.0.1:${program}`],
    ['10.0.0.12:8080', `127.0.0.1:${program}`],
  ])
  writeFileSync(join(folder, 'haproxy.cfg'), whole)
  return ['haproxy', '-W', '-f', join(folder, 'haproxy.cfg')]
}

const starts: Record<string, Start> = { nginx, caddy, haproxy }
export const proxyNames = Object.keys(starts)

export function proxyCommand(name: string, places: Places): string[] {
  mkdirSync(places.folder, { recursive: true })
  return starts[name]?.(places) ?? []
}

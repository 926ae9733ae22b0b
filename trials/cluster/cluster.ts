/**
 * Plans three etcd, three PostgreSQL under Patroni, HAProxy to the primary, PgBouncer, three programs and HAProxy before them, on one
 * machine.
 */
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loginPassword } from '../../src/server/settings/secret.ts'
import { freePort } from '../../tests/support/program.ts'
import { type Part, partOf } from './parts.ts'

const main = fileURLToPath(new URL('../../src/main.server.ts', import.meta.url))
const three = [1, 2, 3] as const
const secret = 'the secret of a trial, which guards nobody at all'
const password = 'trial'

export interface Cluster {
  etcd: readonly Part[]
  databases: readonly (Part & { rest: number })[]
  pooler: Part
  to_primary: Part
  programs: readonly Part[]
  to_programs: Part
  owner_url: string
  superuser_url: string
  web_port: number
}

/** Nothing is started yet. Patroni's times are those of docs/operations.md. */
export async function planCluster(folder: string, postgresPrograms: string, uid: number | undefined): Promise<Cluster> {
  const ports = async () => Promise.all(three.map(() => freePort()))
  const [client, peer, rest, postgres, web] = [
    await ports(),
    await ports(),
    await ports(),
    await ports(),
    await ports(),
  ]
  const [toPrimary, pooler, toPrograms] = await ports()
  const port = (of: readonly number[], n: number) => of[n - 1] ?? 0
  const folderOf = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    if (uid !== undefined) chownSync(path, uid, uid)
    return path
  }
  const write = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content, { mode: 0o600 })
    if (uid !== undefined) chownSync(path, uid, uid)
    return path
  }

  const etcd = three.map((n) =>
    partOf({
      name: `etcd${n}`,
      folder,
      command: 'etcd',
      args: [
        ...['--name', `etcd${n}`, '--data-dir', join(folder, `etcd${n}`)],
        ...['--listen-client-urls', `http://127.0.0.1:${port(client, n)}`],
        ...['--advertise-client-urls', `http://127.0.0.1:${port(client, n)}`],
        ...['--listen-peer-urls', `http://127.0.0.1:${port(peer, n)}`],
        ...['--initial-advertise-peer-urls', `http://127.0.0.1:${port(peer, n)}`],
        ...['--initial-cluster', three.map((m) => `etcd${m}=http://127.0.0.1:${port(peer, m)}`).join(',')],
      ],
    }),
  )

  const databases = three.map((n) => {
    const data = join(folderOf(`node${n}`), 'data')
    const patroni = {
      scope: 'garita',
      name: `node${n}`,
      restapi: { listen: `127.0.0.1:${port(rest, n)}`, connect_address: `127.0.0.1:${port(rest, n)}` },
      etcd3: { hosts: client.map((one) => `127.0.0.1:${one}`) },
      bootstrap: {
        dcs: {
          ttl: 10,
          loop_wait: 2,
          retry_timeout: 3,
          synchronous_mode: true,
          postgresql: {
            use_pg_rewind: true,
            parameters: { max_connections: 150, wal_log_hints: 'on', wal_keep_size: '256MB' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
      },
      postgresql: {
        listen: `127.0.0.1:${port(postgres, n)}`,
        connect_address: `127.0.0.1:${port(postgres, n)}`,
        data_dir: data,
        bin_dir: postgresPrograms,
        pgpass: join(folder, `node${n}`, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password },
          replication: { username: 'replicator', password },
          rewind: { username: 'rewinder', password },
        },
        parameters: { unix_socket_directories: join(folder, `node${n}`) },
      },
    }
    // JSON is YAML too.
    const settings = write(`node${n}.yml`, JSON.stringify(patroni, null, 2))
    const part = partOf({ name: `node${n}`, folder, command: 'patroni', args: [settings], uid, postgres: data })
    return { ...part, rest: port(rest, n) }
  })

  const primaryOnly = write(
    'primary.cfg',
    `global
  maxconn 2000
defaults
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen database
  mode tcp
  bind 127.0.0.1:${toPrimary}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${three.map((n) => `  server node${n} 127.0.0.1:${port(postgres, n)} check port ${port(rest, n)}`).join('\n')}
`,
  )
  const poolerSettings = write(
    'pgbouncer.ini',
    `[databases]
garita = host=127.0.0.1 port=${toPrimary} dbname=garita
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
auth_type = scram-sha-256
auth_file = ${write('users.txt', `"garita_login_garita" "${loginPassword(Buffer.from(secret))}"\n`)}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
`,
  )
  const toProgramsSettings = write(
    'programs.cfg',
    `global
  maxconn 4000
defaults
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen garita
  mode http
  bind 127.0.0.1:${toPrograms}
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1
  http-check expect status 200
  option http-no-delay
  option redispatch
  retries 3
  retry-on conn-failure empty-response
  option forwardfor
  default-server inter 1s fall 2 rise 1
${three.map((n) => `  server garita${n} 127.0.0.1:${port(web, n)} check`).join('\n')}
  # While the database is away no program is ready; then any of them answers in words.
  option allbackups
${three.map((n) => `  server words${n} 127.0.0.1:${port(web, n)} backup`).join('\n')}
`,
  )

  const url = (user: string, at: number | undefined, database = 'garita') =>
    `postgresql://${user}:${password}@127.0.0.1:${at}/${database}`
  const programs = three.map((n) =>
    partOf({
      name: `garita${n}`,
      folder,
      command: process.execPath,
      args: [main],
      environment: {
        HOST: '127.0.0.1',
        PORT: String(port(web, n)),
        DATA_DIR: folderOf(`garita${n}`),
        DATABASE_URL: url('garita_owner', pooler),
        DATABASE_DIRECT_URL: url('garita_owner', toPrimary),
        SECRET: secret,
        TRUSTED_PROXY: '1',
        LOG_LEVEL: 'warn',
      },
    }),
  )
  const haproxy = (name: string, settings: string) =>
    partOf({
      name,
      folder,
      command: 'haproxy',
      args: ['-f', settings],
      environment: { PATH: `${process.env.PATH}:/usr/sbin` },
    })
  return {
    etcd,
    databases,
    pooler: partOf({
      name: 'pgbouncer',
      folder,
      command: 'pgbouncer',
      args: [poolerSettings],
      uid,
      environment: { PATH: `${process.env.PATH}:/usr/sbin` },
    }),
    to_primary: haproxy('haproxy-primary', primaryOnly),
    programs,
    to_programs: haproxy('haproxy-programs', toProgramsSettings),
    owner_url: url('garita_owner', toPrimary),
    superuser_url: url('postgres', toPrimary, 'postgres'),
    web_port: toPrograms ?? 0,
  }
}

/** Returns the node that Patroni calls the primary, or null. */
export async function primaryOf({ databases }: Cluster): Promise<Cluster['databases'][number] | null> {
  for (const one of databases) if (await answers(one.rest, 'primary')) return one
  return null
}

export async function synchronousStandbyOf({ databases }: Cluster): Promise<Cluster['databases'][number] | null> {
  for (const one of databases) if (await answers(one.rest, 'synchronous')) return one
  return null
}

export async function answers(port: number, path: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(1_000) })).status === 200
  } catch {
    return false
  }
}

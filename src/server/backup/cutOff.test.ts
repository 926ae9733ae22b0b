import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { pack } from 'tar-stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawing } from '../../../tests/support/chance.ts'
import { type Manifest, manifestName } from './manifest.ts'
import { restore } from './restore.ts'
import { sealed } from './sealed.ts'

const manifest: Manifest = {
  ...{
    format: 1,
    began_at: '2026-03-10T09:00:00Z',
    garita: '1.0.0',
    rules: 1,
    postgres: '18.4',
    major: 18,
    timeline: 1,
  },
  ...{ secret_fingerprint: null, system_id: '1', from: '0/0', counts: {} },
}

test('says that a backup is cut off, also if the file that is being written reports less', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-cut-'))
  // The user of the database enters it when the test runs as root.
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const secretKey = await generateIdentity()
  const tar = pack()
  tar.entry({ name: manifestName }, JSON.stringify(manifest))
  const { random } = drawing(1)
  const incompressible = () => Buffer.from(Array.from({ length: 20_000 }, () => random(256)))
  for (let name = 0; name < 20; name++) tar.entry({ name: `postgres/${name}` }, incompressible())
  tar.finalize()
  const parts: Buffer[] = []
  for await (const part of await sealed(tar, await identityToRecipient(secretKey))) parts.push(part)
  const from = join(folder, 'cut')
  writeFileSync(from, Buffer.concat(parts).subarray(0, -5_000))
  const target = join(folder, 'target')
  mkdirSync(target)
  await expect(restore({ from, folder: target, secretKey, to: null })).rejects.toThrow('damaged or cut off')

  const probe = await open(join(folder, 'probe'), 'w')
  const files: { writeFile: typeof probe.writeFile } = Object.getPrototypeOf(probe)
  await probe.close()
  const breaking = new AbortController()
  const writing = vi.spyOn(files, 'writeFile').mockImplementation(async () => {
    breaking.abort()
    await sleep(100)
    throw new Error('Stream was destroyed')
  })
  onTestFinished(() => writing.mockRestore())
  const { signal } = breaking
  await expect(restore({ from, folder: target, secretKey, to: null, signal })).rejects.toThrow('damaged or cut off')
})

/** A small disk that a test can fill; only root can make one. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

export function smallDisk(size: string): string {
  const disk = mkdtempSync(join(tmpdir(), 'garita-disk-'))
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`this trial needs a small disk, and mount does not make one here: ${stderr}`)
  onTestFinished(() => {
    spawnSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  })
  return disk
}

/** Fills the disk with that many bytes, or completely. */
export function fill(file: string, bytes = Number.POSITIVE_INFINITY): void {
  const part = Buffer.alloc(64 * 1_024)
  try {
    for (let written = 0; written < bytes; written += part.length) appendFileSync(file, part)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }
}

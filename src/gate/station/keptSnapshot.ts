/** A snapshot as a device keeps it: with the sum of its text, so that a damaged one is known for what it is and lets nobody in. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { readSnapshot, type Snapshot } from '../facts/gate.snapshot.ts'

const kept = z.strictObject({ text: z.string(), sum: z.string() })
export type KeptSnapshot = z.infer<typeof kept>

export function keptSnapshot(snapshot: Snapshot): KeptSnapshot {
  const text = JSON.stringify(snapshot)
  return { text, sum: sumOf(text) }
}

export function openSnapshot(stored: unknown): Snapshot | null {
  const read = kept.safeParse(stored)
  if (!read.success || sumOf(read.data.text) !== read.data.sum) return null
  try {
    return readSnapshot(JSON.parse(read.data.text))
  } catch {
    return null
  }
}

const sumOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

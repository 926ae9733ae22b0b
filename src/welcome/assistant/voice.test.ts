import { expect, test } from 'vitest'
import { wavOf } from './voice.ts'

test('writes a header with format and length', () => {
  const file = Buffer.from(wavOf([new Float32Array(3), new Float32Array(2)], 48_000))
  expect(file.length).toBe(44 + 5 * 2)
  expect(file.toString('latin1', 0, 4)).toBe('RIFF')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ')
  expect([file.readUInt32LE(16), file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([16, 1, 1])
  expect([file.readUInt32LE(24), file.readUInt32LE(28)]).toEqual([48_000, 96_000])
  expect([file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([2, 16])
  expect(file.toString('latin1', 36, 40)).toBe('data')
  expect(file.readUInt32LE(40)).toBe(10)
})

test('keeps the samples in order and limits those that are too loud', () => {
  const file = Buffer.from(wavOf([new Float32Array([0, 0.5, -0.5]), new Float32Array([1, -1, 7, -7])], 8_000))
  const samples = Array.from({ length: 7 }, (_, index) => file.readInt16LE(44 + index * 2))
  expect(samples).toEqual([0, 16384, -16383, 32767, -32767, 32767, -32767])
})

test('writes an empty recording as a file without sound', () => {
  expect(wavOf([], 44_100)).toHaveLength(44)
})

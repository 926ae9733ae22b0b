import { expect, test, vi } from 'vitest'
import { playTones } from './tones.web.ts'

test('lets the loudspeaker rest after the last tone, and wakes it for the next', () => {
  const acts: string[] = []
  const sources: { onended?: (() => void) | undefined }[] = []
  const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  const node = { connect: (next: unknown) => next }
  class Context {
    currentTime = 0
    destination = node
    resume = async () => void acts.push('wakes')
    suspend = async () => void acts.push('rests')
    createGain = () => ({ ...node, gain })
    createOscillator = () => {
      const source = { ...node, frequency: {}, start: vi.fn(), stop: vi.fn(), onended: undefined }
      sources.push(source)
      return source
    }
  }
  vi.stubGlobal('AudioContext', Context)
  const play = () =>
    playTones(
      [
        [660, 0, 0.1],
        [990, 0.1, 0.16],
      ],
      { shape: 'sine', volume: 0.2 },
    )
  play()
  sources[0]?.onended?.()
  expect(acts).toEqual(['wakes'])
  sources[1]?.onended?.()
  expect(acts).toEqual(['wakes', 'rests'])
  play()
  expect(acts).toEqual(['wakes', 'rests', 'wakes'])
})

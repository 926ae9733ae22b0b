/** Runs in the audio thread and passes each block of samples to the page. */

// TypeScript's libraries lack the audio worklet scope.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

registerProcessor(
  'voice',
  class extends AudioWorkletProcessor {
    process([input]: readonly (readonly Float32Array[])[]): boolean {
      const samples = input?.[0]
      // A copy, because the browser reuses the block.
      if (samples) this.port.postMessage(samples.slice())
      return true
    }
  },
)

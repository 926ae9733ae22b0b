/** Runs beside the sound: hands each block of samples to the page. */

// The compiler's libraries do not know the scope of audio worklets.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

registerProcessor(
  'voice',
  class extends AudioWorkletProcessor {
    process([input]: readonly (readonly Float32Array[])[]): boolean {
      const samples = input?.[0]
      // A copy: the browser fills the same block again.
      if (samples) this.port.postMessage(samples.slice())
      return true
    }
  },
)

import { options } from 'preact'
import './controlled.js'
import { useContext, use as useInBrowser } from 'preact/compat'

export * from 'preact/compat'
export { default } from 'preact/compat'
export { act } from 'preact/test-utils'
export { useDeferredValue } from './useDeferredValue.js'

export const Activity = ({ mode, children }) => (mode === 'hidden' ? null : children)

const inBrowser = typeof document !== 'undefined'

// Preact's `use` finds no context while a page is rendered to a string.
export const use = inBrowser ? useInBrowser : useContext

// React runs effects in the next task. Preact waits for a frame: a key pressed before it would find no listener.
if (inBrowser) {
  const { port1, port2 } = new MessageChannel()
  const effects = []
  port1.onmessage = () => effects.shift()()
  options.requestAnimationFrame = (run) => {
    effects.push(run)
    port2.postMessage(null)
  }
}

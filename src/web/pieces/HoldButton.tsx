/** A button for what nobody should do by a slip: held for a time, by finger or key. A short press leads to another way. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import './HoldButton.css'

interface HoldButtonProps {
  ms: number
  label: string
  /** What its press does, beside the label for who sees only a sign. */
  hint?: string
  className?: string
  onHeld: () => void
  /** For those who cannot hold: what asks once more. */
  onShort: () => void
  children: ReactNode
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

export function HoldButton({ ms, label, hint, className = '', onHeld, onShort, children }: HoldButtonProps) {
  const [holding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setHolding(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    if (timer.current) return
    setHolding(true)
    timer.current = setTimeout(() => {
      stop()
      onHeld()
    }, ms)
  }
  /** A press that ends before its time. */
  const release = () => {
    if (!timer.current) return
    stop()
    onShort()
  }
  return (
    <button
      type="button"
      className={`garita-hold ${className}`}
      aria-label={label}
      title={hint}
      data-holding={holding || undefined}
      style={{ '--garita-hold': `${ms}ms` } as CSSProperties}
      onPointerDown={(event) => event.button === 0 && begin()}
      onPointerUp={release}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPress(event)) return
        event.preventDefault()
        if (!event.repeat) begin()
      }}
      onKeyUp={(event) => isPress(event) && release()}
      onBlur={stop}
      // What reads the screen aloud presses without a pointer or a key.
      onClick={(event) => event.detail === 0 && !timer.current && onShort()}
    >
      <span className="garita-hold-fill" aria-hidden />
      {children}
    </button>
  )
}

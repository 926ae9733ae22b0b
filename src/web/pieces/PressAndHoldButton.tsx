/**
 * A button that must be held for a time, by finger or key, so that it is not pressed by mistake. A short press offers another
 * way.
 */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './PressAndHoldButton.module.css'

interface PressAndHoldButtonProps {
  ms: number
  label: string
  /** Explains the press to screen readers beside the label. */
  hint?: string
  className?: string
  onHeld: () => void
  onShort: () => void
  children: ReactNode
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

export function PressAndHoldButton({
  ms,
  label,
  hint,
  className = '',
  onHeld,
  onShort,
  children,
}: PressAndHoldButtonProps) {
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
  const release = () => {
    if (!timer.current) return
    stop()
    onShort()
  }
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={label}
      title={hint}
      data-holding={holding || undefined}
      style={{ '--ms': `${ms}ms` } as CSSProperties}
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
      // A screen reader sends a click without a pointer or a key.
      onClick={(event) => event.detail === 0 && !timer.current && onShort()}
    >
      <span className={styles.fill} aria-hidden />
      {children}
    </button>
  )
}

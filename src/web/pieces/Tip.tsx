/** Repeats the name of the control under the pointer or the focus. A screen reader reads that name anyway. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Tip.module.css'

interface TipProps {
  label: string
  beside?: boolean
  off?: boolean
  children: ReactNode
}

const calmMs = 250
const gap = 8

export function Tip({ label, beside = false, off = false, children }: TipProps) {
  const around = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const { current } = around
    if (!current || off) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(waiting)
      setShown(false)
    }
    const show = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => setShown(true), calmMs)
    }
    const enter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show()
    const focus = ({ target }: FocusEvent) => target instanceof Element && target.matches(':focus-visible') && show()
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    current.addEventListener('pointerenter', enter)
    current.addEventListener('focusin', focus)
    for (const end of ['pointerleave', 'focusout', 'click']) current.addEventListener(end, hide)
    addEventListener('keydown', leave, true)
    return () => {
      hide()
      current.removeEventListener('pointerenter', enter)
      current.removeEventListener('focusin', focus)
      for (const end of ['pointerleave', 'focusout', 'click']) current.removeEventListener(end, hide)
      removeEventListener('keydown', leave, true)
    }
  }, [off])
  return (
    <span className={styles.around} data-tip ref={around}>
      {children}
      {shown && !off ? (
        <span
          role="tooltip"
          className={styles.tip}
          popover="manual"
          ref={(tip) => place(tip, around.current?.firstElementChild, beside)}
        >
          {label}
        </span>
      ) : null}
    </span>
  )
}

/** The browser's top layer clips nothing; the tip also stays within the window. */
function place(tip: HTMLElement | null, control: Element | null | undefined, beside: boolean): void {
  if (!tip || !control) return
  tip.showPopover?.()
  const at = control.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const above = at.top - gap - height
  const left = beside ? at.right + gap : at.left + (at.width - width) / 2
  const top = beside ? at.top + (at.height - height) / 2 : above < gap ? at.bottom + gap : above
  tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
  tip.style.top = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`
}

/** Ignores presses while its act is pending but keeps the focus, which a disabled button would lose. */
import type { ComponentProps } from 'react'

type KeptButtonProps = ComponentProps<'button'> & { 'data-loading'?: boolean }

export function KeptButton({ disabled, onClick, type = 'button', ...props }: KeptButtonProps) {
  const busy = Boolean(props['data-loading'])
  return (
    <button
      {...props}
      type={type}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Enter in a field also presses the button of its form.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

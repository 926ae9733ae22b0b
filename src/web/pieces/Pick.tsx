/** A small menu: the browser's own select with our look. */
import type { Icon } from '@tabler/icons-react'
import './Pick.css'

interface PickProps<Value extends string> {
  label: string
  icon: Icon
  value: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  onPick: (value: Value) => void
  /** Only the icon is seen; the name stays for assistive technology. */
  compact?: boolean | undefined
}

export function Pick<Value extends string>({ label, icon: Face, value, options, onPick, compact }: PickProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <span className="garita-pick" data-compact={compact || undefined} title={compact ? label : undefined}>
      <Face size={20} stroke={1.75} aria-hidden />
      {compact ? null : <span aria-hidden="true">{chosen?.label}</span>}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.currentTarget.value)
          if (picked) onPick(picked.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}

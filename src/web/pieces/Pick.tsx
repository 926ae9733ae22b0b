import { type Icon, IconSelector } from '@tabler/icons-react'
import styles from './Pick.module.css'

interface PickProps<Value extends string> {
  label: string
  icon: Icon
  value: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  onPick: (value: Value) => void
  /** Only the icon is visible; assistive technology reads the name. */
  compact?: boolean | undefined
  /** An arrow marks it as a menu where its text could be read as a heading. */
  marked?: boolean
}

export function Pick<Value extends string>({
  label,
  icon: Icon,
  value,
  options,
  onPick,
  compact,
  marked,
}: PickProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <span className={styles.pick} data-hovers data-compact={compact || undefined} title={compact ? label : undefined}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {compact ? null : <span aria-hidden="true">{chosen?.label}</span>}
      {marked && !compact ? (
        <IconSelector size={18} stroke={1.75} style={{ marginInlineStart: 'auto' }} aria-hidden />
      ) : null}
      <select
        data-cover
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

import type { Icon } from '@tabler/icons-react'
import { useId } from 'react'
import { wholeRow } from '../../cards/Stack.tsx'
import styles from './tiles.module.css'

interface PictureChoiceProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string; icon: Icon }[]
  value: Value
  onChange: (value: Value) => void
}

export function PictureChoice<Value extends string>({ label, choices, value, onChange }: PictureChoiceProps<Value>) {
  const name = useId()
  return (
    <div className={`${styles.tiles} ${styles.pictures}`} style={wholeRow} role="radiogroup" aria-label={label}>
      {choices.map(({ value: one, label: words, icon: Icon }) => (
        <label data-hovers key={one}>
          <input
            data-cover
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <Icon size={32} stroke={1.5} aria-hidden />
          <span>{words}</span>
        </label>
      ))}
    </div>
  )
}

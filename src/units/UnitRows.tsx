/** Shows each person or thing of a unit in a row with an arch, a name and a line about it. */
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Arch, initialsOfWhole } from '../web/pieces/signs/Arch.tsx'
import styles from './UnitRows.module.css'

interface UnitRowsProps {
  label?: string
  /** Rows of short texts are beside each other where there is room. */
  beside?: boolean
  children: ReactNode
}

export function UnitRows({ label, beside, children }: UnitRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label} data-beside={beside}>
      {children}
    </ul>
  )
}

interface UnitRowProps {
  name: string
  /** Draws an arch with the initials of the name, or with this icon. */
  arch?: true | Icon
  about?: string | null | undefined
  /** A state, a plate or acts at the end of the row. */
  children?: ReactNode
}

export function UnitRow({ name, arch, about, children }: UnitRowProps) {
  return (
    <li>
      {arch === true ? <Arch small initials={initialsOfWhole(name)} /> : arch ? <Arch small icon={arch} /> : null}
      <div>
        <strong>{name}</strong> {about ? <span className="garita-second">{about}</span> : null}
      </div>
      {children}
    </li>
  )
}

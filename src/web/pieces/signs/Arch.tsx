/** A person or a thing in the arch of a pass: initials, or an icon. */
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './Arch.css'

interface ArchProps {
  icon?: Icon | undefined
  /** Where there is no icon. */
  initials?: string | undefined
  foot?: ReactNode
  /** Before a name in a row. */
  small?: boolean
}

export function Arch({ icon: Face, initials = '', foot, small }: ArchProps) {
  return (
    <span className="garita-arch" data-small={small} aria-hidden="true">
      {Face ? (
        <span>
          <Face size={28} stroke={1.5} />
        </span>
      ) : (
        <span data-initials={initials} />
      )}
      {foot}
    </span>
  )
}

/** Of a name in its parts. */
export const initialsOf = (...names: readonly unknown[]) =>
  names
    .map((name) => (typeof name === 'string' ? ([...name.trim()][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase()

/** Of a name in one text: "Lucía Pérez Ramos" is LP, "Entrega · Rappi" ER. */
export const initialsOfWhole = (name: string) => initialsOf(...(name.match(/[\p{L}\p{N}]\S*/gu) ?? []).slice(0, 2))

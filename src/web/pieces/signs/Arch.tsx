import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './signs.module.css'

interface ArchProps {
  icon?: Icon | undefined
  initials?: string | undefined
  /** The address of a photo, which replaces the initials. */
  photo?: string | null | undefined
  foot?: ReactNode
  small?: boolean
}

export function Arch({ icon: Icon, initials = '', photo, foot, small }: ArchProps) {
  return (
    <span className={styles.arch} data-arch data-small={small} aria-hidden="true">
      {Icon ? (
        <span>
          <Icon size={small ? '1.25rem' : 28} stroke={1.5} />
        </span>
      ) : photo ? (
        <img src={photo} alt="" style={{ flex: 1, minHeight: 0, objectFit: 'cover' }} />
      ) : (
        <span data-initials={initials} />
      )}
      {foot}
    </span>
  )
}

export const initialsOf = (...names: readonly unknown[]) =>
  names
    .map((name) => (typeof name === 'string' ? ([...name.trim()][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase()

/** For a name in one text: "Lucía Pérez Ramos" is LP, "Entrega · Rappi" ER. */
export const initialsOfWhole = (name: string) => initialsOf(...(name.match(/[\p{L}\p{N}]\S*/gu) ?? []).slice(0, 2))

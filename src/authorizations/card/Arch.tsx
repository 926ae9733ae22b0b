/** The small pass of a person: their initials in the arch, on the condominium's tiles. A pet has its species in it. */
import { type Icon, IconCat, IconDog, IconFeather, IconFish, IconPaw } from '@tabler/icons-react'
import { CondominiumTile } from '../../web/frame/CondominiumTile.tsx'
import type { Authorization } from '../authorizations.contract.ts'
import { kinds } from '../kinds.ts'

const species: Record<string, Icon> = { perro: IconDog, gato: IconCat, ave: IconFeather, pez: IconFish }

interface ArchProps {
  of: Pick<Authorization, 'auth_type' | 'values'>
  /** Null where the pass no longer counts. */
  tile: string | null
}

export function Arch({ of: { auth_type, values }, tile }: ArchProps) {
  const Species = species[String(values.species)] ?? IconPaw
  return (
    <span className="garita-arch" aria-hidden="true">
      {auth_type === 'pet' ? (
        <span>
          <Species size={28} stroke={1.5} />
        </span>
      ) : (
        <span data-initials={initialsOf(values.name, values.last_name)} />
      )}
      {kinds[auth_type].has_pass && tile ? <CondominiumTile seed={tile} /> : null}
    </span>
  )
}

const initialsOf = (...names: readonly unknown[]) =>
  names
    .map((name) => (typeof name === 'string' ? ([...name.trim()][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase()

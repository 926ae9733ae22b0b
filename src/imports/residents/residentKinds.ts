/** Words in lists for the kinds of residents. */
import { type HomeKind, homeKinds } from '../../households/rights.rules.ts'
import { plain } from '../columns.ts'

const words: Record<HomeKind, string> = {
  owner:
    'propietario propietaria dueno duena titular copropietario copropietaria condomino condomina colono colona owner',
  tenant: 'inquilino inquilina arrendatario arrendataria renta rentero rentera tenant renter lessee',
  family:
    'familiar familia pariente conyuge esposo esposa pareja hijo hija padre madre hermano hermana abuelo abuela family relative spouse ' +
    'husband wife partner son daughter child father mother brother sister',
  guest: 'huesped invitado invitada guest',
  employee: 'empleado empleada trabajador trabajadora servicio nana ninera employee worker staff nanny',
}
const kindOf = new Map(homeKinds.flatMap((kind) => words[kind].split(' ').map((word) => [word, kind] as const)))

/** Null for other words. */
export const readKind = (written: string): HomeKind | null => kindOf.get(plain(written).split(' ')[0] ?? '') ?? null

/** Packs the photo of an item for its call: the ids of the condominium and of the item, and the bytes of the JPEG. */
import { bytesOfId, idBytes } from '../../../matters/matters.rules.ts'

export function packedPhoto(condominiumId: string, itemId: string, jpeg: Uint8Array): Uint8Array {
  const packed = new Uint8Array(2 * idBytes + jpeg.length)
  packed.set(bytesOfId(condominiumId))
  packed.set(bytesOfId(itemId), idBytes)
  packed.set(jpeg, 2 * idBytes)
  return packed
}

/**
 * The photos of items that this station wrote down, until the server has them: each follows its act. A tablet of a gate seals and stores them;
 * another browser keeps them in memory only.
 */
import { sentFile } from '../../shared/sentFiles.ts'
import { leftItems } from '../arrivals/leftItems/leftItems.contract.ts'
import type { Outbox } from './outbox.ts'
import { meaningOf, type Platform } from './station.ts'

/** A storage that seals; the key of a photo is the condominium and the item. */
export interface ItemPhotoStore {
  keys(): Promise<string[]>
  read(key: string): Promise<Uint8Array | null>
  keep(key: string, jpeg: Uint8Array): Promise<void>
  drop(key: string): Promise<void>
}

export function itemPhotos(
  { ask, itemPhotos: stored, sealed }: Pick<Platform, 'ask' | 'itemPhotos' | 'sealed'>,
  here: string,
  outbox: () => Outbox,
) {
  const loose = memoryStore()
  let running = false
  let onceMore = false

  /** False while the server does not have the item, which a later release may take. */
  const isThere = (itemId: string) => {
    const act = outbox().kept.find(({ event }) => event.id === itemId)
    return !act || (act.answered_at !== null && act.conflict !== 'not_taken')
  }

  async function sendFrom(store: ItemPhotoStore): Promise<void> {
    for (const key of await store.keys()) {
      const [condominiumId = '', itemId = ''] = key.split(' ')
      if (condominiumId !== here || !isThere(itemId)) continue
      const jpeg = await store.read(key)
      try {
        if (jpeg) await ask(leftItems.addPhoto, sentFile([condominiumId, itemId], jpeg))
      } catch (error) {
        const meaning = meaningOf(error)
        if (meaning === 'offline' || meaning === 'later' || meaning === 'signed_out') return
      }
      // The server has the photo, or it will never take it.
      await store.drop(key)
    }
  }

  async function send(): Promise<void> {
    onceMore = true
    if (running) return
    running = true
    while (onceMore) {
      onceMore = false
      for (const store of [loose, ...(stored && sealed() ? [stored] : [])]) await sendFrom(store).catch(() => undefined)
    }
    running = false
  }

  return {
    /** Keeps the photo of an act that the station has just recorded. */
    async add(itemId: string, jpeg: Uint8Array): Promise<void> {
      const key = `${here} ${itemId}`
      const kept = stored && sealed() ? stored.keep(key, jpeg) : loose.keep(key, jpeg)
      // A full device keeps it in memory.
      await kept.catch(() => loose.keep(key, jpeg))
    },
    send,
    stop: () => loose.clear(),
  }
}

function memoryStore(): ItemPhotoStore & { clear(): void } {
  const held = new Map<string, Uint8Array>()
  return {
    keys: async () => [...held.keys()],
    read: async (key) => held.get(key) ?? null,
    keep: async (key, jpeg) => void held.set(key, jpeg),
    drop: async (key) => void held.delete(key),
    clear: () => held.clear(),
  }
}

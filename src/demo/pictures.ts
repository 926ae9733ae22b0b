/** Reads drawings of invented people and things. */
import { readFileSync } from 'node:fs'

type Picture = 'carolina' | 'javier' | 'parcel' | 'pool' | 'rosa' | 'tiles'

export const picture = (name: Picture): Buffer => readFileSync(new URL(`pictures/${name}.jpg`, import.meta.url))

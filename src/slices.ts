/** Lists the notices of slices, and their things in the change log. */
import { keyNoticePaths, keyNotices, keyThings } from './keys/keys.slice.ts'

export const sliceNotices = { ...keyNotices }
export const sliceNoticePaths = { ...keyNoticePaths }
export const sliceThings = { ...keyThings }

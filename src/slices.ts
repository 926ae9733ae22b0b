/** Lists the notices of slices, and their things in the change log. */
import { keyNoticePaths, keyNotices, keyThings } from './keys/keys.slice.ts'
import { matterNoticePaths, matterNotices } from './matters/matters.slice.ts'

export const sliceNotices = { ...keyNotices, ...matterNotices }
export const sliceNoticePaths = { ...keyNoticePaths, ...matterNoticePaths }
export const sliceThings = { ...keyThings }

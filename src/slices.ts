/** Lists the notices of slices, and their things in the change log. */
import {
  announcementNoticePaths,
  announcementNotices,
  announcementThings,
} from './announcements/announcements.slice.ts'
import { keyNoticePaths, keyNotices, keyThings } from './keys/keys.slice.ts'
import { matterNoticePaths, matterNotices } from './matters/matters.slice.ts'
import { stayNoticePaths, stayNotices, stayThings } from './stays/stays.slice.ts'

export const sliceNotices = { ...keyNotices, ...announcementNotices, ...matterNotices, ...stayNotices }
export const sliceNoticePaths = {
  ...keyNoticePaths,
  ...announcementNoticePaths,
  ...matterNoticePaths,
  ...stayNoticePaths,
}
export const sliceThings = { ...keyThings, ...announcementThings, ...stayThings }

/** The calls of the news: what a release changes for admins, until they have read it. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'

/** One line a release that has something to tell; its words stand in the messages under the same name. */
export const newsNames = ['gates_and_codes'] as const

export const news = contract('news', {
  unread: read('The news that the reader has not read yet', z.strictObject({}), z.array(z.enum(newsNames))),
  markRead: write('Put news away for good', z.strictObject({ news: z.enum(newsNames) })),
})

/** Questions in people's own words, and the entries of the guides that answer them. */
import { expect, test } from 'vitest'
import { guideNames } from '../guide/guideAddresses.ts'
import { guides } from '../guide/guides.ts'
import { tunedQuestions } from './tunedQuestions.ts'
import { unseenQuestions } from './unseenQuestions.ts'

const entries = new Set(
  guideNames.flatMap((name) => guides[name].flatMap((section) => section.entries.map(({ id }) => id))),
)

test.each([
  ['tuned', tunedQuestions],
  ['unseen', unseenQuestions],
])('%s questions come from each role and name entries that exist', (_, questions) => {
  const from = (role: string) => questions.filter((question) => question.from === role).length
  expect([from('resident'), from('guard'), from('admin')]).toEqual([10, 5, 5])
  expect(questions.flatMap(({ answers }) => answers).filter((id) => !entries.has(id))).toEqual([])
})

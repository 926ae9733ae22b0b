/** Questions in people's own words lead to the entry that answers them. */
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../shared/messages.ts'
import { guideNames } from '../guide/guideAddresses.ts'
import { guides } from '../guide/guides.ts'
import { answerEmergency, answerFromGuide } from './answering.ts'
import { tunedQuestions } from './tunedQuestions.ts'
import { unseenQuestions } from './unseenQuestions.ts'

const entries = guideNames.flatMap((name) => guides[name].flatMap((section) => section.entries))
const titleOf = (id: string, language: Language) => entries.find((entry) => entry.id === id)?.title[language]

// The second share was measured first: a lower one means that the search became worse.
describe.each([
  ['tuned', tunedQuestions, 17 / 20],
  ['unseen', unseenQuestions, 11 / 20],
])('%s questions', (_, questions, least) => {
  test('covers each role and names existing entries', () => {
    const shareOf = (role: string) => questions.filter(({ from }) => from === role).length / questions.length
    expect([shareOf('resident'), shareOf('guard'), shareOf('admin')]).toEqual([0.5, 0.25, 0.25])
    expect(questions.flatMap(({ answers }) => answers).filter((id) => !titleOf(id, 'es'))).toEqual([])
  })

  test.each(
    languages.flatMap((language) => [
      { language, caller: 'signed in' },
      { language, caller: 'anonymous' },
    ]),
  )('answers the questions right in $language, $caller', ({ language, caller }) => {
    const wrong = questions.flatMap(({ from, answers, [language]: question }) => {
      const answer =
        answerEmergency(question, language) ?? answerFromGuide(question, language, caller === 'anonymous' ? null : from)
      const id = answer.links?.[0]?.address.split('#')[1] ?? ''
      const isRight = answer.language === language && answers.includes(id) && answer.title === titleOf(id, language)
      return isRight ? [] : [`${question} → ${answer.title ?? 'unsure'} ${id}`]
    })
    expect((questions.length - wrong.length) / questions.length, wrong.join('\n')).toBeGreaterThanOrEqual(least)
  })
})

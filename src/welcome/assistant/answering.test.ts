/** Questions as people type them: answered right, or honestly led on; never beside the point, never in the other language. */
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../shared/messages.ts'
import { guide } from '../guide/guide.ts'
import type { Answer } from '../welcome.contract.ts'
import { answerEmergency, answerFromGuide } from './answering.ts'
import { answeringMessages } from './assistant.messages.ts'
import { ofTheFormerSearch, unseen, unseenAgain, writtenBefore } from './everydayQuestions.messages.ts'
import { beyond, screens } from './questions/beyond.messages.ts'
import { guideQuestions } from './questions/questions.ts'
import { voicePlaceholder } from './voice.ts'

/** Topics that say "I don't know" and who does. */
const honest = ['price', 'people', 'condominium', 'elsewhere']

const passages = guide.flatMap(({ entries, tips }) => [
  ...entries.map(({ id, text }) => ({ id, text })),
  ...tips.flatMap(({ id, es, en }) => (id ? [{ id, text: { es, en } }] : [])),
])
const said = new Map(
  [...passages, ...beyond].flatMap(({ id, text }) => languages.map((one) => [text[one], id] as const)),
)

const answer = (question: string, page: Language) => answerEmergency(question, page) ?? answerFromGuide(question, page)

const leadsTo = ({ links = [] }: Answer) => links.map(({ address }) => address.split('#')[1] ?? address)

const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

type Outcome = 'right' | 'linked' | 'missed' | 'beside the point' | 'in the other language'

function outcomeOf(line: string, page: Language): Outcome {
  const [ids = '', question = ''] = line.split(' | ')
  const wanted = ids.split(',').flatMap((id) => (id === 'unknown' ? honest : id))
  const given = answer(question, page)
  if (given.language !== page) return 'in the other language'
  if (given.calls) return wanted.includes('emergency') ? 'right' : 'beside the point'
  const id = said.get(given.text)
  if (id) return wanted.includes(id) ? 'right' : 'beside the point'
  if (ids === 'unknown') return 'right'
  return leadsTo(given).some((one) => wanted.includes(one)) ? 'linked' : 'missed'
}

describe.each(languages)('everyday questions in %s', (language) => {
  const all = [writtenBefore, ofTheFormerSearch, unseen, unseenAgain].flatMap((asked) => lines(asked[language]))

  test('are many, and different', () => {
    expect(all.length).toBeGreaterThan(150)
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(all)('%s', (line) => {
    expect(outcomeOf(line, language)).toBeOneOf(['right', 'linked'])
  })

  test('are mostly answered, not only led on', () => {
    const right = all.filter((line) => outcomeOf(line, language) === 'right')
    expect(right.length / all.length).toBeGreaterThan(0.85)
  })
})

test('finds each written question, however it is typed', () => {
  const lost = [...Object.entries(guideQuestions), ...beyond.map((topic) => [topic.id, topic] as const)].flatMap(
    ([id, asked]) =>
      languages.flatMap((language) =>
        lines(asked[language])
          .map((question) => `${id} | ${question.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()}`)
          .filter((line) => ['missed', 'beside the point', 'in the other language'].includes(outcomeOf(line, language)))
          // A bare cry for help and a call for an emergency are one.
          .filter((line) => !answerEmergency(line.split(' | ')[1] ?? '', language)),
      ),
  )
  expect(lost).toEqual([])
})

describe('emergencies', () => {
  test.each<[string, Language]>([
    ['se metió un ladrón, es una emergencia', 'es'],
    ['help', 'en'],
    ['911', 'es'],
  ])('"%s" is answered with the numbers to call and the gate, before anything else', (question, language) => {
    expect(answerEmergency(question, language)).toMatchObject({
      language,
      title: answeringMessages.emergency_title[language],
      text: expect.stringContaining(language === 'es' ? 'la garita' : 'the gate'),
      calls: [{ number: '911' }, { number: '123' }, { number: '131' }, { number: '132' }, { number: '133' }],
    })
  })

  test('are told in the other language of the page too', () => {
    expect(answerEmergency('hay un incendio', 'en')?.language).toBe('es')
    expect(answerEmergency('there is a fire', 'es')?.language).toBe('en')
  })

  test.each([
    'viene el gas mañana',
    'mi mascota murió',
    'rechacé a mi visita por accidente',
    'se fundió un foco en mi pasillo',
    'me robaron el celular',
    'I fired the maid',
    'I hit deny by accident',
    'my dog needs shots',
    'is there a fire pit I can reserve',
  ])('"%s" is none', (question) => {
    expect(answerEmergency(question, 'es')).toBeNull()
  })
})

test.each<[string, Language, Language]>([
  ['how do I register my dog', 'es', 'en'],
  ['¿cómo registro a mi perro?', 'en', 'es'],
  ['how do I fly to the moon', 'es', 'en'],
  ['lost phone', 'en', 'en'],
  ['pool', 'es', 'es'],
  ['mascota', 'en', 'es'],
  ['delete visitor', 'es', 'en'],
  ['asdf qwer zxcv', 'es', 'es'],
  ['2+2', 'en', 'en'],
])('"%s" on a page in %s is answered in %s', (question, page, spoken) => {
  expect(answerFromGuide(question, page).language).toBe(spoken)
})

test.each(['¿¿??', '¡Ñandú!', "'; drop table profiles; --", '<script>', 'x'.repeat(1000), 'a '.repeat(500)])(
  'says that it does not know: %s',
  (question) => {
    const { text, links } = answerFromGuide(question, 'es')
    expect([
      ...lines(answeringMessages.unsure.es),
      answeringMessages.unsure.en,
      answeringMessages.unknown.es,
    ]).toContain(text)
    expect(links?.length).toBeGreaterThan(0)
  },
)

test('says that it cannot listen to recordings, in the language of the page', () => {
  for (const language of languages) {
    expect(answerFromGuide(voicePlaceholder, language)).toEqual({ text: answeringMessages.voice[language], language })
  }
})

test('every passage has written questions, and every name is one of the guide or a screen', () => {
  expect(Object.keys(guideQuestions).toSorted()).toEqual(passages.map(({ id }) => id).toSorted())
  const names = new Set([...Object.keys(screens), ...Object.keys(guideQuestions)])
  expect(beyond.flatMap(({ links = [] }) => links.filter((name) => !names.has(name)))).toEqual([])
})

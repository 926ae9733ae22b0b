/** Answers name the passage and quote it, admit that none fits, and put emergencies first. */
import { describe, expect, test } from 'vitest'
import { type Language, languages, speak } from '../../shared/messages.ts'
import { guideNames } from '../guide/guideAddresses.ts'
import { guides } from '../guide/guides.ts'
import { answerEmergency, answerFromGuide } from './answering.ts'
import { answeringMessages } from './assistant.messages.ts'
import { everydayWords } from './everydayWords.ts'
import { firstQuestions } from './firstQuestions.messages.ts'
import { voicePlaceholder } from './voice.ts'

const sections = guideNames.flatMap((name) => guides[name])

describe('emergencies', () => {
  test.each<[string, Language]>([
    ['se metió un ladrón, es una emergencia', 'es'],
    ['llamen a la policía', 'es'],
    ['hay fuego en la casa 4', 'es'],
    ['están golpeando a mi vecina', 'es'],
    ['help', 'en'],
    ['911', 'es'],
  ])('"%s" is answered with the numbers to call and the gate, before anything else', (question, language) => {
    expect(answerEmergency(question, language)).toMatchObject({
      language,
      title: answeringMessages.emergency_title[language],
      text: expect.stringContaining(language === 'es' ? 'la caseta' : 'the gate'),
      calls: [{ number: '911' }, { number: '123' }, { number: '131' }, { number: '132' }, { number: '133' }],
    })
    expect(answerEmergency(question, language)?.links).toBeUndefined()
  })

  test('recognizes an emergency in the other language of the page too', () => {
    expect(answerEmergency('hay un incendio', 'en')?.language).toBe('es')
    expect(answerEmergency('there is a fire', 'es')?.language).toBe('en')
  })

  test.each([
    'viene el gas mañana',
    'mi mascota murió',
    'rechacé a mi visita por accidente',
    'se fundió un foco en mi pasillo',
    'me robaron el celular',
    'la policía pide las grabaciones',
    'I fired the maid',
    'I hit deny by accident',
    'my dog needs shots',
    'is there a fire pit I can reserve',
    'the police want our recordings',
  ])('does not treat "%s" as an emergency', (question) => {
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

test('names the entry of the guide, quotes its sentences and links its place', () => {
  expect(answerFromGuide('¿cómo registro a mi perro?', 'es')).toEqual({
    title: 'Registrar a tu mascota',
    text: 'Abre «Mis mascotas» y toca «Agregar mascota». Escribe su nombre, elige la especie y toca «Guardar». Puedes añadir raza, color, edad, peso y si tiene sus vacunas al día.\n\nSi tu perro o tu gato se pierde dentro del condominio, la caseta sabrá de qué unidad es.',
    language: 'es',
    links: [{ address: '/user-guide#pets-register', title: 'Mascotas' }],
  })
})

test('quotes the paragraph of a long text that covers the question', () => {
  const question = (words: string) => answerFromGuide(`how do I answer ${words}`, 'en').text
  expect(question('when they wait for me, can they call me')).toMatch(/^You can also say “Ask them to wait/)
  expect(question('someone the guard registers, with a document')).toMatch(/^The guard registers the person/)
})

test('names a guide for other roles than residents', () => {
  expect(answerFromGuide('how do I hand over the shift', 'en').links).toEqual([
    { address: '/guard-guide#guard-hand-over', title: 'Guards: Your shift' },
  ])
})

test('quotes whole sentences of a guide, at most 360 letters', () => {
  for (const section of sections) {
    for (const language of languages) {
      for (const { id, title, text } of section.entries) {
        const answer = answerFromGuide(title[language], language)
        if (!answer.title) continue
        expect(answer.text.length).toBeLessThanOrEqual(360)
        expect(answer.text).toMatch(/[.!?»”]$/)
        if (answer.links?.[0]?.address.endsWith(`#${id}`)) expect(text[language].includes(answer.text)).toBe(true)
      }
    }
  }
})

test.each(languages)('finds each entry by its title in %s', (language) => {
  const lost = guideNames
    .flatMap((reader) => guides[reader].flatMap(({ entries }) => entries.map((entry) => ({ ...entry, reader }))))
    .filter(({ id, title, reader }) => {
      const { links = [] } = answerFromGuide(title[language], language, reader)
      return !links.some(({ address }) => address.endsWith(`#${id}`))
    })
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('answers a guard and an administrator from their own guide', () => {
  const addressFor = (question: string, reader: 'resident' | 'guard' | 'admin') =>
    answerFromGuide(question, 'es', reader).links?.[0]?.address
  expect(addressFor('sin internet', 'resident')).toBe('/user-guide#offline')
  expect(addressFor('sin internet', 'guard')).toBe('/guard-guide#guard-offline')
  expect(addressFor('importar coches', 'admin')).toBe('/admin-guide#admin-lists')
  expect(addressFor('xyzzy', 'guard')).toBe('/guard-guide')
})

test('offers questions that it can answer', () => {
  for (const language of languages) {
    for (const question of Object.values(speak(firstQuestions, language))) {
      expect(answerFromGuide(question, language).title, question).toBeDefined()
    }
  }
})

test.each(['¿¿??', '¡Ñandú!', "'; select 1; --", '<script>', 'x'.repeat(1000), 'a '.repeat(500), 'va a llover hoy'])(
  'says that it does not know: %s',
  (question) => {
    const { text, links, title } = answerFromGuide(question, 'es')
    expect(title).toBeUndefined()
    expect([answeringMessages.unsure.es, answeringMessages.unknown.es]).toContain(text)
    expect(links?.length).toBeGreaterThan(0)
  },
)

test('says that it cannot listen to recordings, in the language of the page', () => {
  for (const language of languages) {
    expect(answerFromGuide(voicePlaceholder, language)).toEqual({ text: answeringMessages.voice[language], language })
  }
})

test('assigns everyday words to passages of the guides, and some to every entry', () => {
  const entries = sections.flatMap((section) => section.entries.map(({ id }) => id))
  const tips = sections.flatMap((section) => section.tips.flatMap(({ id }) => id ?? []))
  expect(Object.keys(everydayWords).filter((id) => !entries.includes(id) && !tips.includes(id))).toEqual([])
  expect(entries.filter((id) => !everydayWords[id])).toEqual([])
})

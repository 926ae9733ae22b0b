// @vitest-environment happy-dom
/** Tests the words for the time of a visit on its page and in the message with its pass. */
import { expect, test } from 'vitest'
import { screen, show } from '../../../tests/support/show.tsx'
import { speak } from '../../shared/messages.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { groupTexts } from '../group.messages.ts'
import { mapOf } from '../passes/passText.ts'
import { inWholeDates } from '../periodWords.ts'
import { usePeriodText } from '../valueText.tsx'

function Period({ from, until }: { from: string; until: string }) {
  return <p>{usePeriodText()(from, until)}</p>
}

test.each([
  ['es', '2031-11-24', '2031-11-24', 'lunes 24 de noviembre de 2031, todo el día'],
  ['en', '2031-11-24', '2031-11-24', 'Monday November 24, 2031, all day'],
  ['es', '2031-11-24T10:00', '2031-11-24T14:30', 'lunes 24 de noviembre de 2031, de 10:00 a 14:30'],
  ['es', '2031-11-24', '2031-11-26', 'del 24 nov 2031 al 26 nov 2031'],
] as const)('writes in %s the period from %s until %s', (language, from, until, said) => {
  show(<Period from={from} until={until} />, language)
  expect(screen.getByText(said)).toBeTruthy()
})

test.each([
  ['Del 24 nov al 26 nov', 'Del\u00a024\u00a0nov al\u00a026\u00a0nov'],
  ['Monday November 30, 00:05 to 23:55', 'Monday November\u00a030, 00:05 to 23:55'],
  ['Lunes 30 de noviembre, de 00:05 a 23:55', 'Lunes 30 de noviembre, de 00:05 a 23:55'],
])('breaks no date of %s', (when, unbroken) => {
  expect(inWholeDates(when)).toBe(unbroken)
})

test('names person, place, size of the group, day and number in the message with a pass', () => {
  const { share_text: text } = speak(authorizationMessages, 'es').pass
  const shared = { place: 'Los Encinos', link: 'https://garita.test/pass/x', directions: null }
  expect(text({ ...shared, to: 'Lupita', when: 'lunes 23 de noviembre, todo el día', number: '88894' })).toBe(
    'Hola, Lupita: tu pase para Los Encinos, lunes 23 de noviembre, todo el día. Muestra el código o di el 88894: https://garita.test/pass/x',
  )
  expect(text({ ...shared, to: null, when: null, number: null })).toBe(
    'Pase para Los Encinos. Muestra el código: https://garita.test/pass/x',
  )
  const group = { people: speak(groupTexts, 'es').people_fact(5), to: 'Luis', when: null, number: null }
  expect(text({ ...shared, ...group })).toBe(
    'Hola, Luis: tu pase para Los Encinos, 5 personas en total. Muestra el código: https://garita.test/pass/x',
  )
  const directions = mapOf('Los Encinos', 'Av. de los Encinos 120')
  expect(text({ ...shared, to: null, when: null, number: null, directions })).toBe(
    'Pase para Los Encinos. Muestra el código: https://garita.test/pass/x\nCómo llegar: https://www.google.com/maps/search/?api=1&query=Los%20Encinos%2C%20Av.%20de%20los%20Encinos%20120',
  )
  expect(mapOf('Los Encinos', null)).toBeNull()
})

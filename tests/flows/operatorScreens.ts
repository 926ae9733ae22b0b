/** The operator panel's tabs and dialogs, for the accessibility flow and the gallery. */
import { peopleMessages } from '../../src/people/people.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { visitMessages } from '../../src/visits/visits.messages.ts'
import { press, type Screen } from './screen.ts'

export function operatorScreens(): Screen[] {
  return [
    { name: 'operator-panel', who: 'agent', path: '/operator-panel' },
    { name: 'operator-residents', who: 'agent', path: '/operator-panel?tab=residents' },
    { name: 'operator-log', who: 'agent', path: '/operator-panel?tab=log', once: true },
    {
      name: 'operator-resident',
      who: 'agent',
      path: '/operator-panel?tab=residents&search=Ana',
      act: (page, language) => press(page, `${speak(peopleMessages, language).directory.details}: Ana`),
    },
    {
      name: 'operator-visitor',
      who: 'agent',
      path: '/operator-panel',
      act: (page, language) => press(page, `${speak(visitMessages, language).list.details}: `),
    },
    {
      name: 'operator-register',
      who: 'agent',
      path: '/operator-panel',
      act: (page, language) => press(page, speak(visitMessages, language).register.open),
    },
  ]
}

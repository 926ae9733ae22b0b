/** The first steps of a home have no table of their own. */
import type { SliceFacts } from './slices.ts'

const myHome = 'only the home of the caller'

export const facts: SliceFacts = {
  reach: [],
  definers: {
    caller_first_steps: myHome,
    change_email: 'the secret that is passed: the link in a letter',
    stop_email_change: 'the secret that is passed: the link in a letter',
    put_first_steps_away: myHome,
    caller_co_residents: 'only the home of the caller, for an adult who is no newcomer',
    pass_of_co_resident: 'only the home of the caller, for an adult who is no newcomer',
    ring_device: 'only browsers of the caller',
  },
  writes: {
    'one switch, and the act names its position': ['firstSteps.putAway'],
    'asks for the password or for a link that works once': [
      'ownEmail.changeEmail',
      'ownEmail.takeChange',
      'ownEmail.stopChange',
    ],
    'draws a new secret or letter and reads nothing of the old': ['notices.ring'],
  },
  repeated: {
    'firstSteps.putAway': 'says the same again (firstSteps.server.test.ts)',
    'notices.ring': 'rings once more (testRing.server.test.ts)',
  },
  triggers: {
    keep_former_address: 'reads the links of other accounts',
    end_email_changes: 'ends links, which no administration reads',
  },
  traces: { 'homePeople.others': 'own', 'privacy.print': 'own' },
  leave: async () => undefined,
}

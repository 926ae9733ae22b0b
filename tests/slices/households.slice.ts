/** The first steps of a home have no table of their own. */
import type { SliceFacts } from './slices.ts'

const myHome = 'only the home of the caller'

export const facts: SliceFacts = {
  reach: [],
  definers: {
    caller_first_steps: myHome,
    put_first_steps_away: myHome,
    caller_co_residents: 'only the home of the caller, for an adult who is no newcomer',
    pass_of_co_resident: 'only the home of the caller, for an adult who is no newcomer',
    ring_device: 'only browsers of the caller',
  },
  writes: {
    'one switch, and the act names its position': ['firstSteps.putAway'],
    'draws a new secret or letter and reads nothing of the old': ['notices.ring'],
  },
  repeated: {
    'firstSteps.putAway': 'says the same again (firstSteps.server.test.ts)',
    'notices.ring': 'rings once more (testRing.server.test.ts)',
  },
  traces: { 'homePeople.others': 'own' },
  leave: async () => undefined,
}

/** The calls that write and are no form about a thing that exists, by why the revision of a form would say nothing there. */
export const otherWrites = {
  'makes a thing, whose id the browser drew': [
    ...[
      'session.register',
      'session.joinUnit',
      'session.askForHome',
      'people.addHome',
      'session.begin',
      'people.create',
      'people.assign',
      'condominiums.create',
      'authorizations.create',
    ],
    ...['visits.register', 'amenities.book', 'gate.addGate', 'gate.addDevice', 'units.make'],
    ...['imports.save', 'imports.savePasses', 'households.object', 'privacy.askRemoval', 'notices.subscribe'],
    'units.addAlias',
    // An address of a condominium is there once.
    'evidence.addWitness',
  ],
  'ends a thing: whoever comes second finds it ended': [
    ...['people.remove', 'people.unassign', 'condominiums.archive', 'condominiums.keepRetention', 'mail.remove'],
    ...['authorizations.remove', 'authorizations.checkOut', 'amenities.cancel', 'amenities.remove', 'gate.removeGate'],
    ...['gate.revokeDevice', 'privacy.takeBack', 'session.end', 'session.endOthers', 'session.endAllOf'],
    ...['notices.unsubscribe', 'session.signOut', 'units.remove', 'units.endCode'],
    'imports.endPasses',
    'units.removeAlias',
    'evidence.removeWitness',
  ],
  'answers once, from the state in which it waits for an answer': [
    ...['people.decide', 'people.approveInvited', 'visits.decide', 'amenities.decide', 'households.keep'],
    // With the revisions of both that its dialog had seen.
    'units.merge',
  ],
  'one switch, and the act names its position': [
    ...['authorizations.suspend', 'authorizations.resume', 'notices.changePreferences', 'notices.mark'],
    ...['notices.clear', 'notices.unclear', 'notices.seen', 'news.markRead'],
    ...[
      'people.setHome',
      'households.chooseAsking',
      'people.planMove',
      'people.takeBackMove',
      'units.differ',
      'people.planMove',
      'people.takeBackMove',
      'units.differ',
      'units.answerFor',
      'workers.join',
      'workers.separate',
    ],
  ],
  'draws a new secret or letter and reads nothing of the old': [
    ...['authorizations.regeneratePass', 'condominiums.renewInvitation', 'session.requestConfirmation'],
    ...['session.requestReset', 'system.retryLetters', 'people.makeCode', 'people.makeCodes'],
    ...['units.makeCode', 'workers.renewLink'],
    ...['people.writeInvitation', 'people.writeInvitations'],
  ],
  'asks for the password or for a link that works once': [
    ...['session.signIn', 'session.changePassword', 'session.prove', 'session.reset', 'session.confirmEmail'],
    ...['session.offerSecondFactor', 'session.confirmSecondFactor', 'session.dropSecondFactor'],
    ...['session.lookAtCode', 'session.lookAtUnitCode', 'session.start', 'session.addEmail'],
  ],
  'writes down what happened at a gate, each event once by its id': [
    ...['visits.enter', 'visits.leave', 'visits.enterByPhone', 'visits.enterResident', 'visits.leaveResident'],
    ...['visits.revealDocument', 'visits.noteSheet', 'amenities.enterGuest', 'amenities.leaveGuest', 'gate.record'],
    ...['gate.recordOutages', 'gate.recordMisses', 'gate.recordDecisions', 'gate.report', 'gate.bind', 'gate.keepKey'],
  ],
  reads: ['privacy.download', 'imports.open'],
} as const

/** Those whose second press has no row in tests/repeatedActs.test.ts, and why. */
export const repeatedElsewhere: Readonly<Record<string, string>> = {
  'session.end': 'the list of one’s own browsers says what is not there any more',
  'session.signOut': 'whoever is signed out has no session to repeat it with',
  'notices.subscribe': 'about one browser, which asks once',
  'people.addHome': 'is one home by its id, however often (severalHomes.server.test.ts)',
  'session.askForHome': 'is one home by its id, however often (severalHomes.server.test.ts)',
  'people.setHome': 'says the same again (rights.server.test.ts)',
  'households.chooseAsking': 'says the same again (asking.server.test.ts)',
  'people.planMove': 'writes the move that it names; what has happened is not found (moves.server.test.ts)',
  'people.approveInvited': 'approves those who still wait, however often (approveInvited.server.test.ts)',
  'imports.endPasses': 'takes back what is left and says how many that were (passes.server.test.ts)',
  'units.merge': 'the same merge is the success that it was, whoever asks (merge.server.test.ts)',
  'units.differ': 'says the same again (spellings.server.test.ts)',
  'units.answerFor': 'says the same again (administered.server.test.ts)',
  'units.addAlias': 'says the same again (spellings.server.test.ts)',
  'units.removeAlias': 'what is not there any more is removed (spellings.server.test.ts)',
  'workers.join': 'says what it says already (joining.server.test.ts)',
  'workers.separate': 'says what it says already (workers.server.test.ts)',
  'workers.renewLink': 'the former link is gone: its worker is not found',
  'evidence.addWitness': 'an address that is there says so (evidence.server.test.ts)',
  'evidence.removeWitness': 'what is not there any more is removed (evidence.server.test.ts)',
  'people.takeBackMove': 'writes that there is no move; what has happened is not found',
}

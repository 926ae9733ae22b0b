/**
 * Acts of the desk about a person with an authorization. The server decides by itself why it lets them in, and counts all of a group where the
 * guard says no number.
 */
import type { Act, Said } from '../station/facts/gateEvents.ts'

export const entryAct = (authorizationId: string, people?: number): Act => ({
  kind: 'entry',
  subject: { authorization_id: authorizationId },
  people,
})

export const exitAct = (authorizationId: string, people?: number): Act => ({
  kind: 'exit',
  subject: { authorization_id: authorizationId },
  people,
})

export const letInAct = (authorizationId: string, said: Said): Act => ({
  ...{ kind: 'override', subject: { authorization_id: authorizationId }, ...said },
})

export const isAbout = (act: Act, kind: 'entry' | 'exit', authorizationId: string): boolean =>
  act.kind === kind && 'authorization_id' in act.subject && act.subject.authorization_id === authorizationId

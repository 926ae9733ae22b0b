import { serve } from '../server/calls/serve.ts'
import { sql } from '../server/database/sql.ts'
import {
  changeCard,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  prove,
} from './account/account.server.ts'
import { changeEmail, stopChange, takeChange } from './account/changeEmail.server.ts'
import { ownEmail } from './account/ownEmail.contract.ts'
import { addEmail } from './account/ownEmail.server.ts'
import { confirmSecondFactor, dropSecondFactor, offerSecondFactor } from './account/secondFactor.server.ts'
import { join } from './join/join.contract.ts'
import { askForHome, joinUnit, lookAtUnitCode } from './join/join.server.ts'
import { confirmEmail, requestConfirmation, requestReset, reset } from './links.server.ts'
import { begin, register } from './register.server.ts'
import { securityEvents } from './security/securityEvents.contract.ts'
import { endAllOf, events, eventsOf, statusOf } from './security/securityEvents.server.ts'
import { session } from './session.contract.ts'
import { signIn, signOut } from './signIn.server.ts'
import { startCodes } from './start/start.contract.ts'
import { lookAtCode, startAccount } from './start/start.server.ts'

export const sessionCalls = serve(session, {
  current: (_, { db }) => db.json(sql`select access.caller_session()`),
  signIn,
  signOut,
  register,
  begin,
  requestConfirmation,
  confirmEmail,
  requestReset,
  reset,
  changeCard,
  changePassword,
  prove,
  list: listSessions,
  end: endSession,
  endOthers: endOtherSessions,
  offerSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
})

export const ownEmailCalls = serve(ownEmail, { addEmail, changeEmail, takeChange, stopChange })

export const startCalls = serve(startCodes, { lookAtCode, start: startAccount })

export const joinCalls = serve(join, { lookAtUnitCode, joinUnit, askForHome })

export const securityEventCalls = serve(securityEvents, { events, eventsOf, statusOf, endAllOf })

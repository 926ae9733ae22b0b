/** Set on a station whose screen the visitor sees: unit and name are what the guard compares, so they stay covered until a press. */
import { useDeviceChoice } from './deviceChoices.web.ts'

export const useSeenByVisitor = () => useDeviceChoice<boolean>('seen_by_visitor', false)

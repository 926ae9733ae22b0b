/** If the visitor sees the screen, unit and name stay covered until a press: the guard compares them with the visitor's words. */
import { useDeviceChoice } from './deviceChoices.web.ts'

export const useSeenByVisitor = () => useDeviceChoice<boolean>('seen_by_visitor', false)

/** Set on a station whose screen the visitor sees: unit and name are what the guard compares, so they stay covered until a press. */
import { useLocalStorage } from '@mantine/hooks'

export const useSeenByVisitor = () =>
  useLocalStorage({ key: 'garita.gate.seen_by_visitor', defaultValue: false, getInitialValueInEffect: false })

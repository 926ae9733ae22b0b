/** What somebody looked at, in words. */
import { useText } from '../web/language/language.tsx'
import { lookMessages } from './looks.messages.ts'
import type { Looked } from './looks.rules.ts'

export function useLookedText(): (looked: Pick<Looked, 'kind' | 'subject'>) => string {
  const { home: text } = useText(lookMessages)
  return ({ kind, subject }) => (kind === 'everything' ? text.all : text.of[kind](subject ?? ''))
}

/** Describes the subject of a disclosure. */
import { useText } from '../web/language/language.tsx'
import { disclosureMessages } from './disclosures.messages.ts'
import type { DisclosureScope } from './disclosures.rules.ts'

export function useScopeText(): (scope: Pick<DisclosureScope, 'kind' | 'subject'>) => string {
  const { home: text } = useText(disclosureMessages)
  return ({ kind, subject }) => (kind === 'everything' ? text.all : text.of[kind](subject ?? ''))
}

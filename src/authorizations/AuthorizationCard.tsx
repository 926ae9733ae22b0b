/** The same card for all six kinds: who, how it stands, what matters of it, and what can be done. */

import { useServerNow } from '../web/calls/clock.ts'
import { FactCard } from '../web/cards/FactCard.tsx'
import { useText } from '../web/language/language.tsx'
import type { Act } from '../web/pieces/Acts.tsx'
import { StateBadge } from '../web/pieces/StateBadge.tsx'
import type { Authorization } from './authorizations.contract.ts'
import { authorizationMessages, cardTexts, fieldTexts, stateTexts } from './authorizations.messages.ts'
import { authorizationState } from './authorizations.rules.ts'
import { kindIcons } from './kindIcons.tsx'
import { fieldsOf, kinds } from './kinds.ts'
import { useValueText } from './valueText.tsx'

export function AuthorizationCard({ authorization, acts }: { authorization: Authorization; acts: readonly Act[] }) {
  const text = useText(authorizationMessages)
  const labels: Record<string, string> = { ...useText(fieldTexts), ...useText(cardTexts) }
  const states = useText(stateTexts)
  const valueText = useValueText()
  const Face = kindIcons[authorization.auth_type]
  const state = authorizationState(authorization, useServerNow())
  const shown: readonly string[] = kinds[authorization.auth_type].card
  const facts = fieldsOf(authorization.auth_type).filter(
    ([name]) => shown.includes(name) && valueText(name, authorization.values) !== null,
  )
  const vaccinated = authorization.values.vaccination_status === 'al_dia'
  const name = nameOf(authorization)

  return (
    <FactCard
      icon={<Face size={22} stroke={1.75} aria-hidden />}
      title={name}
      states={
        <>
          <StateBadge tone={state.tone}>{states[state.word]}</StateBadge>
          {authorization.auth_type === 'pet' ? (
            <StateBadge tone={vaccinated ? 'good' : 'wait'}>
              {vaccinated ? text.vaccinated : text.not_vaccinated}
            </StateBadge>
          ) : null}
        </>
      }
      facts={facts.map(([field]) => [labels[field] ?? field, valueText(field, authorization.values)])}
      columns={2}
      acts={acts}
      actsOf={name}
      shown={state.word === 'expired' ? 2 : 3}
    />
  )
}

export function nameOf({ values }: Pick<Authorization, 'values'>): string {
  return [values.name, values.last_name].filter((part) => typeof part === 'string').join(' ')
}

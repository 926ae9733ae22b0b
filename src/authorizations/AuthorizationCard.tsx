/** The same card for all six kinds: who, how it stands, what matters of it, and what can be done. */
import { Title } from '@mantine/core'
import { type Act, Acts } from '../web/Acts.tsx'
import { useServerNow } from '../web/clock.ts'
import { useText } from '../web/language.tsx'
import { StateBadge } from '../web/StateBadge.tsx'
import './AuthorizationCard.css'
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
    <article className="garita-authorization">
      <header>
        <Face size={22} stroke={1.75} aria-hidden />
        <Title order={2}>{name}</Title>
      </header>
      <div className="garita-authorization-states">
        <StateBadge tone={state.tone}>{states[state.word]}</StateBadge>
        {authorization.auth_type === 'pet' ? (
          <StateBadge tone={vaccinated ? 'good' : 'wait'}>
            {vaccinated ? text.vaccinated : text.not_vaccinated}
          </StateBadge>
        ) : null}
      </div>
      <dl>
        {facts.map(([field]) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{valueText(field, authorization.values)}</dd>
          </div>
        ))}
      </dl>
      {acts.length > 0 ? <Acts acts={acts} of={name} shown={state.word === 'expired' ? 2 : 3} /> : null}
    </article>
  )
}

export function nameOf({ values }: Pick<Authorization, 'values'>): string {
  return [values.name, values.last_name].filter((part) => typeof part === 'string').join(' ')
}

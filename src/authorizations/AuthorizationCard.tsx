/** The same card for all six kinds: what it is, who, how it stands, what matters of it, and what can be done. */
import { Title } from '@mantine/core'
import { type Act, Acts } from '../web/Acts.tsx'
import { serverNow } from '../web/clock.ts'
import { useText } from '../web/language.tsx'
import { StateBadge } from '../web/StateBadge.tsx'
import './AuthorizationCard.css'
import type { Authorization } from './authorizations.contract.ts'
import { authorizationMessages, fieldTexts, kindTexts, stateTexts } from './authorizations.messages.ts'
import { authorizationState } from './authorizations.rules.ts'
import { kindIcons } from './kindIcons.tsx'
import { fieldsOf, kinds } from './kinds.ts'
import { useValueText } from './valueText.tsx'

export function AuthorizationCard({ authorization, acts }: { authorization: Authorization; acts: readonly Act[] }) {
  const text = useText(authorizationMessages)
  const labels = useText(fieldTexts)
  const states = useText(stateTexts)
  const kind = useText(kindTexts)[authorization.auth_type]
  const valueText = useValueText()
  const Face = kindIcons[authorization.auth_type]
  const state = authorizationState(authorization, serverNow())
  const shown: readonly string[] = kinds[authorization.auth_type].card
  const facts = fieldsOf(authorization.auth_type).filter(
    ([name]) => shown.includes(name) && valueText(name, authorization.values) !== null,
  )
  const vaccinated = authorization.values.vaccination_status === 'al_dia'
  const name = nameOf(authorization)

  return (
    <article className="garita-authorization">
      <header>
        <span className="garita-authorization-kind">
          <Face size={20} stroke={1.75} aria-hidden />
          {kind.one}
        </span>
        <StateBadge tone={state.tone}>{states[state.word]}</StateBadge>
      </header>
      <Title order={2}>{name}</Title>
      <dl>
        {facts.map(([field]) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{valueText(field, authorization.values)}</dd>
          </div>
        ))}
      </dl>
      {authorization.auth_type === 'pet' ? (
        <div>
          <StateBadge tone={vaccinated ? 'good' : 'wait'}>
            {vaccinated ? text.vaccinated : text.not_vaccinated}
          </StateBadge>
        </div>
      ) : null}
      {acts.length > 0 ? <Acts acts={acts} of={name} shown={3} /> : null}
    </article>
  )
}

export function nameOf({ values }: Pick<Authorization, 'values'>): string {
  return [values.name, values.last_name].filter((part) => typeof part === 'string').join(' ')
}

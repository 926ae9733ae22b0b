/** The state of an authorization on its card, and the number of its pass. */
import { Group, Text } from '@mantine/core'
import { useServerNow } from '../../web/calls/api.ts'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import type { Authorization } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { type AuthorizationState, authorizationState, stampOf } from '../authorizations.rules.ts'
import { groupTexts } from '../group.messages.ts'
import { peopleOf } from '../group.ts'
import { stateTexts } from '../kinds.messages.ts'

/** The usual states have words without a badge. */
const normal: readonly AuthorizationState['word'][] = ['active', 'valid', 'may_enter', 'scheduled']

const vaccinations = ['al_dia', 'vencida', 'parcial'] as const

/** Null if vaccination does not apply or is not filled in. */
const vaccinationOf = ({ values }: Authorization) =>
  vaccinations.find((state) => state === values.vaccination_status) ?? null

/** A pass that is over has its stamp in place of its number. In a brief row, the heading of the day already tells the state of a visit. */
export function States({ of: authorization, brief = false }: { of: Authorization; brief?: boolean }) {
  const text = useText(authorizationMessages)
  const states = useText(stateTexts)
  const { inside_of } = useText(groupTexts)
  const now = useServerNow()
  const state = authorizationState(authorization, now)
  const stamped = isStamped(authorization, now)
  const { imported_by_name, received_from_name, unsent, people_inside, values } = authorization
  const vaccination = vaccinationOf(authorization)
  const isNormal = normal.includes(state.word)
  const waits = unsent && !stampOf(authorization, now) && !authorization.inside
  const isSaid = brief && isNormal && !waits && authorization.auth_type === 'temporary_visitor'
  return (
    <Group gap="0.25rem 0.5rem" {...(isSaid ? { className: 'garita-hidden' } : {})}>
      {waits ? <StateBadge tone="wait">{text.unsent}</StateBadge> : null}
      {stamped || (isNormal && (authorization.auth_type === 'pet' || waits)) ? null : (
        <StateBadge tone={state.tone} look={isNormal ? 'plain' : undefined}>
          {state.word === 'inside' && people_inside ? inside_of(people_inside, peopleOf(values)) : states[state.word]}
        </StateBadge>
      )}
      {vaccination ? (
        <StateBadge
          tone={vaccination === 'al_dia' ? 'good' : 'wait'}
          look={vaccination === 'al_dia' ? 'plain' : undefined}
        >
          {text.vaccination[vaccination]}
        </StateBadge>
      ) : null}
      {imported_by_name ? (
        <StateBadge tone="info" look="plain">
          {text.by_administration(imported_by_name)}
        </StateBadge>
      ) : null}
      {received_from_name ? (
        <StateBadge tone="info" look="plain">
          {text.received_from(received_from_name)}
        </StateBadge>
      ) : null}
    </Group>
  )
}

/** True if the host canceled the visit before the visitor came. */
const isCalledOff = ({ auth_type, status, ever_entered }: Authorization) =>
  auth_type === 'temporary_visitor' && status === 'inactive' && !ever_entered

const isStamped = (authorization: Authorization, now: number) => stampOf(authorization, now) && !authorization.inside

export function PassNumber({ of: authorization, brief = false }: { of: Authorization; brief?: boolean }) {
  const text = useText(authorizationMessages)
  const states = useText(stateTexts)
  const now = useServerNow()
  const { access_number, inside } = authorization
  if (isStamped(authorization, now)) {
    const state = authorizationState(authorization, now)
    return (
      <StateBadge tone={state.tone} look="stamp">
        {isCalledOff(authorization) ? text.called_off_state : states[state.word]}
      </StateBadge>
    )
  }
  // The number is needed only before the entry; a row with few words leaves it out.
  if (!access_number || stampOf(authorization, now) || (brief && inside)) return null
  return (
    <span>
      <span className="garita-hidden">{text.pass.number} </span>
      <Text component="strong" className="garita-code" fz="lg" fw={600} lh="inherit" lts="0.08em">
        {access_number}
      </Text>
    </span>
  )
}

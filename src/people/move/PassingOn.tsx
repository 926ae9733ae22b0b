/** Chooses what passes to another home, by kind or one by one: to a resident who stays, or to the new unit. */
import { Box, Select, Stack, Text, Title } from '@mantine/core'
import { kindTexts } from '../../authorizations/kinds.messages.ts'
import type { Output } from '../../shared/contract.ts'
import { useText } from '../../web/language/language.tsx'
import type { moves } from './moves.contract.ts'
import { passingTexts } from './moves.messages.ts'
import { type Choices, homeOfAll, passingKinds } from './moves.rules.ts'

type Moving = Output<typeof moves.moving>
type PassingItem = NonNullable<Moving['passing_on']>['passing'][number]

/** Longer lists offer only the choice by kind. */
const mostListed = 60
const ends = 'ends'
const mixed = 'mixed'

export interface PassingOnProps {
  moving: Moving
  /** The unit that the resident moves to. */
  along: string | null
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** An administrator reads the names once the move is planned. */
const namesHidden = (items: readonly PassingItem[]) => items.every(({ name }) => name === null)

/** Returns the ids of the homes that may receive. */
export const homesFor = ({ residence_id, passing_on }: Moving, along: string | null): string[] => [
  ...(along !== null && !passing_on?.frozen ? [residence_id] : []),
  ...(passing_on?.receivers ?? []).map(({ id }) => id),
]

export function PassingOn({ moving, along, choices, onChoose }: PassingOnProps) {
  const text = useText(passingTexts)
  const kinds = useText(kindTexts)
  const { residence_id, passing_on } = moving
  const homes = homesFor(moving, along)
  if (!passing_on || passing_on.passing.length === 0) return null
  if (passing_on.frozen) return <p className="garita-second">{text.frozen}</p>
  if (homes.length === 0) return null
  const options = [
    { value: ends, label: text.ends },
    ...(along === null ? [] : [{ value: residence_id, label: text.along(along) }]),
    ...passing_on.receivers.map(({ id, full_name }) => ({ value: id, label: text.to(full_name) })),
  ]
  const choose = (items: readonly PassingItem[], value: string | null) =>
    value === null || value === mixed
      ? undefined
      : onChoose({ ...choices, ...Object.fromEntries(items.map(({ id }) => [id, value === ends ? null : value])) })
  const itemName = ({ name, plate }: PassingItem) => [name, plate].filter(Boolean).join(' · ')
  return (
    <Stack component="section" gap="xs" aria-label={text.title}>
      <Title order={3}>{text.title}</Title>
      <Text>{text.hint}</Text>
      {passingKinds.map((kind) => {
        const items = passing_on.passing.filter(({ auth_type }) => auth_type === kind)
        const together = homeOfAll(items, choices)
        if (items.length === 0) return null
        return (
          <div key={kind}>
            <Select
              label={text.of_kind(kinds[kind].one, items.length)}
              allowDeselect={false}
              data={together === undefined ? [...options, { value: mixed, label: text.mixed }] : options}
              value={together === undefined ? mixed : (together ?? ends)}
              onChange={(value) => choose(items, value)}
            />
            {items.length > 1 && !namesHidden(items) ? (
              <details>
                <MoreSummary>{text.one_by_one}</MoreSummary>
                {items.slice(0, mostListed).map((item) => (
                  <Select
                    key={item.id}
                    label={itemName(item)}
                    allowDeselect={false}
                    data={options}
                    value={choices[item.id] ?? ends}
                    onChange={(value) => choose([item], value)}
                  />
                ))}
                {items.length > mostListed ? <p>{text.rest(items.length - mostListed)}</p> : null}
              </details>
            ) : null}
          </div>
        )
      })}
      <Passes moving={moving} along={along} choices={choices} />
    </Stack>
  )
}

/** Groups the things by their receiver. */
function Passes({ moving: { residence_id, passing_on }, along, choices }: Omit<PassingOnProps, 'onChoose'>) {
  const text = useText(passingTexts)
  const kinds = useText(kindTexts)
  const passing = passing_on?.passing ?? []
  const receivers = [
    ...(along === null ? [] : [{ id: residence_id, title: text.come_along(along) }]),
    ...(passing_on?.receivers ?? []).map(({ id, full_name }) => ({ id, title: text.pass_to(full_name) })),
  ]
  return receivers.map(({ id, title }) => {
    const theirs = passing.filter((item) => choices[item.id] === id)
    return theirs.length === 0 ? null : (
      <Text key={id}>
        <strong>{title}</strong>{' '}
        {namesHidden(theirs)
          ? passingKinds
              .map((kind) => ({ kind, count: theirs.filter(({ auth_type }) => auth_type === kind).length }))
              .filter(({ count }) => count > 0)
              .map(({ kind, count }) => text.of_kind(kinds[kind].one, count))
              .join(', ')
          : theirs
              .slice(0, mostListed)
              .map(({ name, plate }) => name || plate)
              .join(', ')}
        {!namesHidden(theirs) && theirs.length > mostListed ? ` ${text.more(theirs.length - mostListed)}` : null}
      </Text>
    )
  })
}

/** The line that opens the rest, as high as a finger. */
export function MoreSummary({ children }: { children: string }) {
  return (
    <Box component="summary" mih="var(--garita-touch)" fw={600} style={{ alignContent: 'center' }}>
      {children}
    </Box>
  )
}

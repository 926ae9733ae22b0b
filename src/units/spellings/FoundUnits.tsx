/** Adds matching units to a search for people; administrators open their screen. */
import { Group } from '@mantine/core'
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { type FoundUnit, spellings } from './spellings.contract.ts'
import { spellingMessages } from './spellings.messages.ts'

interface FoundUnitsProps {
  search: string
  condominium_id?: string | undefined
  several: boolean
  opens?: boolean
}

export function FoundUnits({ search, condominium_id, several, opens = false }: FoundUnitsProps) {
  const text = useText(spellingMessages)
  const wanted = search.trim() !== ''
  const { data } = useRead(spellings.find, { search, condominium_id }, { enabled: wanted, keep: true })
  if (!wanted || !data || data.length === 0) return null
  const about = ({ condominium, people }: FoundUnit) =>
    [several ? condominium : null, text.found_people(people)].filter(Boolean).join(' · ')
  return (
    <Group component="section" gap="0.25rem 1.25rem" aria-label={text.found}>
      <strong aria-hidden="true">{text.found}</strong>
      <Group component="ul" gap="0.25rem 1.25rem">
        {data.map((unit) => (
          <Group component="li" key={unit.id} gap="xs" mih="var(--garita-touch)">
            {opens ? (
              <TextLink to="/dashboard/admin/unit" search={{ condominium_id: unit.condominium_id, id: unit.id }}>
                {unit.unit_number}
              </TextLink>
            ) : (
              <strong>{unit.unit_number}</strong>
            )}{' '}
            <span className="garita-second">{about(unit)}</span>
          </Group>
        ))}
      </Group>
    </Group>
  )
}

/** Adds matching units to a search for people; administrators open their screen. */
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { type FoundUnit, spellings } from './spellings.contract.ts'
import { spellingMessages } from './spellings.messages.ts'
import styles from './spellings.module.css'

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
    <section className={styles.found} aria-label={text.found}>
      <strong aria-hidden="true">{text.found}</strong>
      <ul>
        {data.map((unit) => (
          <li key={unit.id}>
            {opens ? (
              <TextLink to="/dashboard/admin/unit" search={{ condominium_id: unit.condominium_id, id: unit.id }}>
                {unit.unit_number}
              </TextLink>
            ) : (
              <strong>{unit.unit_number}</strong>
            )}{' '}
            <span className="garita-second">{about(unit)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

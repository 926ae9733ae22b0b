/** What the change log says of each entry: when, who, what, and from what to what. */
import { amenityTypeNames } from '../amenities/rules/amenityTypes.ts'
import { roleTexts } from '../shared/roles.ts'
import { Moment } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import type { Column } from '../web/listing/Listing.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import type { AuditEntry } from './audit.contract.ts'
import { auditActTexts, auditMessages, takenTexts } from './audit.messages.ts'

/** An amenity without a name of its own is written down by its type, a list that was exported by what it is. */
export function useSubjectName() {
  const known: Record<string, Record<string, string>> = {
    amenity: useText(amenityTypeNames),
    export: useText(takenTexts),
  }
  return ({ thing, subject_name }: AuditEntry) => known[thing]?.[subject_name] ?? subject_name
}

export function useAuditColumns(): Column<AuditEntry>[] {
  const text = useText(auditMessages)
  const acts = useText(auditActTexts)
  const roles = useText(roleTexts)
  const nameOf = useSubjectName()
  return [
    { key: 'when', header: text.when, cell: (entry) => <Moment at={entry.at} /> },
    {
      key: 'subject',
      header: text.subject,
      primary: true,
      cell: (entry) => (
        <>
          <strong>{acts[`${entry.thing}_${entry.act}`]}</strong>
          <div className="garita-second">{nameOf(entry)}</div>
        </>
      ),
    },
    { key: 'changes', header: text.changes, cell: (entry) => <AuditChanges entry={entry} /> },
    {
      key: 'who',
      header: text.who,
      width: '11rem',
      cell: ({ actor_name, actor_role }) =>
        actor_role === 'system' ? (
          text.system
        ) : (
          <>
            {actor_name}
            <div className="garita-second">{roles[actor_role]}</div>
          </>
        ),
    },
    {
      key: 'condominium',
      header: text.condominium,
      cell: ({ condominium }) => condominium?.name ?? text.installation,
    },
  ]
}

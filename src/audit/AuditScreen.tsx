import { Text } from '@mantine/core'
import { IconFilter, IconHistory } from '@tabler/icons-react'
import { aDay, anId, oneOf, searched } from '../shared/address.ts'
import { amenityTypeNames } from '../shared/amenityTypes.ts'
import { roleTexts } from '../shared/roles.messages.ts'
import { useAddress, useList } from '../web/calls/list.ts'
import { ofReader } from '../web/cards/dates.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { RowTime } from '../web/listing/dayRows.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { countOf } from '../web/listing/ListingHead.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { type AuditEntry, audit, auditThings } from './audit.contract.ts'
import { auditActTexts, auditMessages, importedTexts, takenTexts } from './audit.messages.ts'

const filters = {
  search: searched,
  thing: oneOf(auditThings),
  condominium_id: anId,
  subject_id: anId,
  from: aDay,
  until: aDay,
}

export function AuditScreen() {
  const text = useText(auditMessages)
  const acts = useText(auditActTexts)
  const { filter, narrow, narrowed, turning } = useAddress(filters)
  const list = useList(audit.list, filter, turning)
  const mixed = new Set(list.rows?.map(({ condominium }) => condominium?.id)).size > 1
  const columns = useAuditColumns().filter(({ key }) => key !== 'condominium' || mixed)
  const nameOf = useSubjectName()
  return (
    <Page title={text.title} count={countOf(list)}>
      <AuditFilters filter={filter} narrowed={narrowed} narrow={narrow} />
      <Listing
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        day={({ at, condominium }) => ({
          at,
          zone: condominium?.time_zone ?? ofReader,
          place: mixed ? undefined : (condominium?.name ?? text.installation),
        })}
        lead={({ at, condominium }) => <RowTime at={at} zone={condominium?.time_zone ?? ofReader} />}
        rowKey={(entry) => entry.id}
        rowName={(entry) => `${acts[`${entry.thing}_${entry.act}`]}, ${nameOf(entry)}`}
        opens={({ subject_id }) =>
          subject_id && subject_id !== filter.subject_id
            ? { label: text.only_this, icon: IconFilter, onAct: () => narrow({ subject_id }) }
            : undefined
        }
        empty={
          narrowed
            ? { title: text.none_found, text: text.none_found_text }
            : { title: text.empty_title, text: text.empty_text, icon: IconHistory }
        }
      />
    </Page>
  )
}

/** An amenity without a name is named by its type, an exported list by its content. */
export function useSubjectName() {
  const known: Record<string, Record<string, string>> = {
    amenity: useText(amenityTypeNames),
    export: useText(takenTexts),
    pass_import: useText(importedTexts),
  }
  return ({ thing, subject_name }: AuditEntry) => known[thing]?.[subject_name] ?? subject_name
}

export function useAuditColumns(): Column<AuditEntry>[] {
  const text = useText(auditMessages)
  const acts = useText(auditActTexts)
  const roles = useText(roleTexts)
  const nameOf = useSubjectName()
  return [
    {
      key: 'when',
      header: text.when,
      width: '6rem',
      cell: (entry) => <RowTime at={entry.at} zone={entry.condominium?.time_zone ?? ofReader} />,
      folded: null,
    },
    {
      key: 'subject',
      header: text.subject,
      primary: true,
      cell: (entry) => (
        <>
          <strong>{acts[`${entry.thing}_${entry.act}`]}</strong>
          <Text size="sm">{nameOf(entry)}</Text>
        </>
      ),
      summary: (entry) => acts[`${entry.thing}_${entry.act}`],
      folded: null,
    },
    {
      key: 'changes',
      header: text.changes,
      width: '15rem',
      cell: (entry) => <AuditChanges entry={entry} />,
      summary: nameOf,
    },
    {
      key: 'who',
      header: text.who,
      width: '10rem',
      cell: ({ actor_name, actor_role }) =>
        actor_role === 'system' ? (
          text.system
        ) : (
          <>
            {actor_name}
            <div className="garita-second">{roles[actor_role]}</div>
          </>
        ),
      summary: ({ actor_name, actor_role }) => (
        <span className="garita-second">{actor_role === 'system' ? text.system : actor_name}</span>
      ),
    },
    {
      key: 'condominium',
      header: text.condominium,
      width: '12rem',
      cell: ({ condominium }) => condominium?.name ?? text.installation,
    },
  ]
}

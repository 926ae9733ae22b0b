/** The change log: who changed what, from what to what, in the condominiums of the user. */
import { IconFilter, IconHistory } from '@tabler/icons-react'
import { z } from 'zod'
import { searched, useAddress, useList } from '../web/calls/list.ts'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Listing } from '../web/listing/Listing.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { audit, auditThings } from './audit.contract.ts'
import { auditActTexts, auditMessages } from './audit.messages.ts'
import { useAuditColumns, useSubjectName } from './auditColumns.tsx'

const filters = {
  search: searched,
  thing: z.enum(auditThings).optional(),
  condominium_id: z.uuid().optional(),
  subject_id: z.uuid().optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

export function AuditScreen() {
  const text = useText(auditMessages)
  const acts = useText(auditActTexts)
  const { filter, narrow, narrowed, turning } = useAddress(filters)
  const list = useList(audit.list, filter, turning)
  const columns = useAuditColumns()
  const nameOf = useSubjectName()
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <AuditFilters filter={filter} narrowed={narrowed} narrow={narrow} />
      <Listing
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={(entry) => entry.id}
        rowName={(entry) => `${acts[`${entry.thing}_${entry.act}`]}, ${nameOf(entry)}`}
        acts={({ subject_id }) =>
          subject_id && subject_id !== filter.subject_id
            ? [{ label: text.only_this, icon: IconFilter, onAct: () => narrow({ subject_id }) }]
            : []
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

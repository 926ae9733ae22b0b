/** The log of the gates that the reader attends, narrowed by the panel's filters. */

import { useList } from '../web/calls/list.ts'
import { useText } from '../web/language/language.tsx'
import { LogList } from './LogList.tsx'
import type { PanelListProps } from './OperatorFilters.tsx'
import { visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

export function AccessLog({ filter, turning, several }: PanelListProps) {
  const { log: text } = useText(visitMessages)
  const { search, condominium_id, from, until } = filter
  const list = useList(visits.log, { search, condominium_id, from, until }, turning)
  return (
    <LogList
      attended
      label={text.title}
      without={several ? [] : ['condominium']}
      list={list}
      failed={text.failed}
      empty={{ title: text.empty, text: text.empty_text }}
    />
  )
}

/** The rows of one kind of act, as "What happened" tells them: who did it at the gate, and names only as the law of reasons shows them. */
import { useList, useTurning } from '../../web/calls/list.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { useText } from '../../web/language/language.tsx'
import { ListingPager } from '../../web/listing/ListingPager.tsx'
import { HappeningRow } from '../happened/HappeningRow.tsx'
import type { Happened } from '../happened/happened.ts'
import '../happened/happened.css'
import { looks } from '../looks.contract.ts'
import type { Looked } from '../looks.rules.ts'
import type { loggedPatterns } from './patternNames.ts'
import { patternTexts } from './patterns.messages.ts'

export interface PatternRowsProps {
  pattern: (typeof loggedPatterns)[number]
  condominium: Happened['condominium']
  days: 7 | 30
  asked: Looked
}

export function PatternRows({ pattern, condominium, days, asked }: PatternRowsProps) {
  const text = useText(patternTexts)
  const list = useList(looks.pattern, { condominium_id: condominium.id, pattern, days }, useTurning())
  return (
    <div className="garita-pattern-rows">
      {list.loading ? <Loading /> : null}
      {list.failed ? <Failed title={text.failed} {...list.failed} /> : null}
      {list.rows?.length === 0 ? <p>{text.none}</p> : null}
      <ol className="garita-happened">
        {list.rows?.map((item) => (
          <li key={item.id} data-group={item.group}>
            <HappeningRow item={item} condominium={condominium} asked={asked} alone />
          </li>
        ))}
      </ol>
      <ListingPager next={list.next} first={list.first} previous={list.previous} />
    </div>
  )
}

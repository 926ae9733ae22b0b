import { IconEye } from '@tabler/icons-react'
import { roleTexts } from '../shared/roles.messages.ts'
import { useList, useTurning } from '../web/calls/list.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Fold } from '../web/cards/Fold.tsx'
import { EventList } from '../web/cards/lists/EventList.tsx'
import { useText } from '../web/language/language.tsx'
import { type Disclosure, disclosures } from './disclosures.contract.ts'
import { disclosureMessages, disclosureReasonTexts } from './disclosures.messages.ts'
import { unaskedReasons } from './disclosures.rules.ts'
import { withinLastDay } from './legalHolds/legalHolds.rules.ts'
import { useScopeText } from './scopeText.tsx'

const isUnasked = ({ reason }: Disclosure) => unaskedReasons.some((one) => one === reason)

export function HomeDisclosures() {
  const { home: text } = useText(disclosureMessages)
  const list = useList(disclosures.ofHome, {}, useTurning())
  const disclosureLines = useDisclosureLines()
  const [latest] = list.rows ?? []
  return (
    <Fold
      title={text.title}
      icon={IconEye}
      said={latest ? disclosureLines(latest).title : list.loading ? null : text.none}
    >
      <p className="garita-second">{text.text}</p>
      <EventList list={list} empty={text.none} itemKey={({ id }) => id} item={disclosureLines} />
    </Fold>
  )
}

/** Lists every disclosure in an administrator's condominiums. */
export function DisclosuresList({ condominium_id }: { condominium_id: string }) {
  const { list: text, home } = useText(disclosureMessages)
  const list = useList(disclosures.list, { condominium_id }, useTurning())
  const disclosureLines = useDisclosureLines()
  const dates = useDates()
  return (
    <EventList
      list={list}
      empty={text.none}
      itemKey={({ id }) => id}
      item={(disclosure) => {
        const { lines, ...said } = disclosureLines(disclosure)
        const { day } = dates.at(disclosure.condominium.time_zone)
        const readFrom = disclosure.told_from && day(disclosure.told_from)
        const later =
          readFrom &&
          (disclosure.hide_until ? home.later_if(day(disclosure.hide_until), readFrom) : home.later(readFrom))
        return { ...said, lines: [...lines, later] }
      }}
    />
  )
}

function useDisclosureLines() {
  const { home: text } = useText(disclosureMessages)
  const reasons = useText(disclosureReasonTexts)
  const lookedText = useScopeText()
  const roles = useText(roleTexts)
  const dates = useDates()
  return (disclosure: Disclosure) => {
    const there = dates.at(disclosure.condominium.time_zone)
    return {
      mark: <IconEye size={20} stroke={1.75} aria-hidden />,
      title: `${disclosure.by_name}${disclosure.by_role === 'agent' ? ` (${roles.agent})` : ''}: ${lookedText(disclosure)}`,
      lines: [
        there.moment(disclosure.at),
        [reasons[disclosure.reason], isUnasked(disclosure) ? null : disclosure.said].filter(Boolean).join(': '),
        text.between(there.moment(disclosure.from), there.moment(disclosure.until)),
        disclosure.folios.length > 0 ? text.handed_out(disclosure.folios.join(', ')) : null,
        disclosure.held_until ? text.held(there.day(withinLastDay(disclosure.held_until))) : null,
      ],
    }
  }
}

/** Who looked at the visits of a home, and why. */
import { IconEye } from '@tabler/icons-react'
import { roleTexts } from '../shared/roles.messages.ts'
import { useList, useTurning } from '../web/calls/list.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Fold } from '../web/cards/Fold.tsx'
import { Happenings } from '../web/cards/lists/Happenings.tsx'
import { useText } from '../web/language/language.tsx'
import { withinLastDay } from './holds/holds.rules.ts'
import { useLookedText } from './lookedText.tsx'
import { type Look, looks } from './looks.contract.ts'
import { lookMessages, lookReasonTexts } from './looks.messages.ts'
import { unaskedReasons } from './looks.rules.ts'

const isUnasked = ({ reason }: Look) => unaskedReasons.some((one) => one === reason)

export function HomeLooks() {
  const { home: text } = useText(lookMessages)
  const list = useList(looks.ofHome, {}, useTurning())
  const lookLines = useLookLines()
  const [latest] = list.rows ?? []
  return (
    <Fold title={text.title} icon={IconEye} said={latest ? lookLines(latest).title : list.loading ? null : text.none}>
      <p className="garita-second">{text.text}</p>
      <Happenings list={list} empty={text.none} itemKey={({ id }) => id} item={lookLines} />
    </Fold>
  )
}

/** Every look in the condominiums that somebody runs. */
export function LooksList({ condominium_id }: { condominium_id: string }) {
  const { list: text, home } = useText(lookMessages)
  const list = useList(looks.list, { condominium_id }, useTurning())
  const lookLines = useLookLines()
  const dates = useDates()
  return (
    <Happenings
      list={list}
      empty={text.none}
      itemKey={({ id }) => id}
      item={(look) => {
        const { lines, ...said } = lookLines(look)
        const { day } = dates.at(look.condominium.time_zone)
        const told = look.told_from && day(look.told_from)
        const later = told && (look.hide_until ? home.later_if(day(look.hide_until), told) : home.later(told))
        return { ...said, lines: [...lines, later] }
      }}
    />
  )
}

function useLookLines() {
  const { home: text } = useText(lookMessages)
  const reasons = useText(lookReasonTexts)
  const lookedText = useLookedText()
  const roles = useText(roleTexts)
  const dates = useDates()
  return (look: Look) => {
    const there = dates.at(look.condominium.time_zone)
    return {
      mark: <IconEye size={20} stroke={1.75} aria-hidden />,
      title: `${look.by_name}${look.by_role === 'agent' ? ` (${roles.agent})` : ''}: ${lookedText(look)}`,
      lines: [
        there.moment(look.at),
        [reasons[look.reason], isUnasked(look) ? null : look.said].filter(Boolean).join(': '),
        text.between(there.moment(look.from), there.moment(look.until)),
        look.folios.length > 0 ? text.handed_out(look.folios.join(', ')) : null,
        look.held_until ? text.held(there.day(withinLastDay(look.held_until))) : null,
      ],
    }
  }
}

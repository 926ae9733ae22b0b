/** Whoever came in on a pass that is newer than the data: a press shows the pass again, as scanning it would. */
import { kindTexts } from '../../../authorizations/authorizations.messages.ts'
import { useText } from '../../../web/language/language.tsx'
import { gateIcons } from '../gateIcons.tsx'
import { clockText, type Glance } from '../gateTimes.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from './Capped.tsx'
import type { Stranger } from './gateLists.ts'

interface StrangerRowsProps {
  strangers: readonly Stranger[]
  glance: Glance
  onOpen: (token: string) => void
}

export function StrangerRows({ strangers, glance, onOpen }: StrangerRowsProps) {
  const { lists } = useText(guardMessages)
  const kinds = useText(kindTexts)
  return (
    <Capped items={strangers} label={lists.strangers} keyOf={({ token }) => token}>
      {({ kind, number, since, token }) => {
        const Face = gateIcons[kind]
        return (
          <li>
            <button type="button" className="garita-row-press" data-gate-row onClick={() => onOpen(token)}>
              <span className="garita-row-who">
                <strong>
                  {lists.pass} <span className="garita-code">{number}</span>
                </strong>
                <span className="garita-row-more">
                  <Face size={16} aria-hidden /> {kinds[kind].one}{' '}
                  <span className="garita-code">· {lists.since(clockText(since, glance))}</span>
                </span>
                <span className="garita-row-more">{lists.name_later}</span>
              </span>
            </button>
          </li>
        )
      }}
    </Capped>
  )
}

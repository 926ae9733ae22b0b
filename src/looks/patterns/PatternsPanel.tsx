/** What is worth a look: each kind of act with its number and the one before; pressed, it shows its rows. */
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Fold } from '../../web/cards/Fold.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { Chips } from '../Chips.tsx'
import { happenedAddress } from '../happened/happenedAddress.ts'
import { looks } from '../looks.contract.ts'
import type { Looked } from '../looks.rules.ts'
import { ReasonBar } from '../reasons/ReasonBar.tsx'
import { PatternRows, type PatternRowsProps } from './PatternRows.tsx'
import './patterns.css'
import { patternNameTexts, patternTexts } from './patterns.messages.ts'
import type { PatternCount } from './patterns.ts'
import { SilenceRows } from './SilenceRows.tsx'

export function PatternsPanel({ place }: { place: string }) {
  const text = useText(patternTexts)
  const { filter, narrow } = useAddress(happenedAddress)
  const days = filter.month ? 30 : 7
  const read = useRead(looks.patterns, { condominium_id: place, days }, { keep: true })
  const failed = failureOf(read)
  return (
    <Stack>
      <div className="garita-patterns-head">
        <p className="garita-second">{text.text}</p>
        <Chips
          label={text.period}
          values={['7', '30']}
          words={{ 7: text.days(7), 30: text.days(30) }}
          chosen={`${days}`}
          onPick={(one) => narrow({ month: one === '30' || undefined })}
        />
      </div>
      {failed ? <Failed title={text.failed} {...failed} /> : read.data ? null : <Loading />}
      {read.data ? (
        <Found
          items={read.data.items}
          condominium={read.data.condominium}
          days={days}
          asked={{ ...ofEverything, condominium_id: place, from: read.data.from, until: read.data.until }}
          shown={filter.pattern}
          onShow={(pattern) => narrow({ pattern })}
        />
      ) : null}
    </Stack>
  )
}

const ofEverything = { kind: 'everything', subject: null, subject_id: null } as const

interface FoundProps extends Pick<PatternRowsProps, 'condominium' | 'days'> {
  items: readonly PatternCount[]
  asked: Looked
  shown: PatternCount['pattern'] | undefined
  onShow: (pattern: PatternCount['pattern'] | undefined) => void
}

/** What is not zero first, each with its number; all zeros are one line. */
function Found({ items, condominium, days, asked, shown, onShow }: FoundProps) {
  const text = useText(patternTexts)
  const names = useText(patternNameTexts)
  const some = items.filter(({ count }) => count > 0)
  const none = items.filter(({ count }) => count === 0)
  const rowsOf = (pattern: PatternCount['pattern']) =>
    pattern === 'silent' ? (
      <SilenceRows condominium={condominium} days={days} />
    ) : (
      <PatternRows key={days} pattern={pattern} condominium={condominium} days={days} asked={asked} />
    )
  return (
    <>
      {some.length === 0 ? (
        <div className="garita-patterns-calm">
          <IconCircleCheck size={28} stroke={1.75} aria-hidden />
          <h2>{text.calm}</h2>
        </div>
      ) : (
        <ul className="garita-patterns">
          {some.map((item) => (
            <li key={item.pattern}>
              <Head
                item={item}
                days={days}
                open={shown === item.pattern}
                onPress={() => onShow(shown === item.pattern ? undefined : item.pattern)}
              />
              {shown === item.pattern ? rowsOf(item.pattern) : null}
            </li>
          ))}
        </ul>
      )}
      {none.length > 0 ? (
        <Fold
          title={some.length === 0 ? text.checked : text.without}
          said={none.map(({ pattern }) => names[pattern].title).join(' · ')}
        >
          <dl className="garita-patterns-none">
            {none.map(({ pattern, before }) => (
              <div key={pattern}>
                <dt>{names[pattern].title}</dt>
                <dd>
                  {names[pattern].what}{' '}
                  {before === 0 ? null : (
                    <span className="garita-second">{before === null ? text.not_kept : text.before(before, days)}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      ) : null}
      <ReasonBar asked={asked} zone={condominium.time_zone} />
    </>
  )
}

interface HeadProps {
  item: PatternCount
  days: 7 | 30
  open: boolean
  onPress: () => void
}

function Head({ item: { pattern, count, before }, days, open, onPress }: HeadProps) {
  const text = useText(patternTexts)
  const { title, what } = useText(patternNameTexts)[pattern]
  const said = useId()
  return (
    <button type="button" className="garita-pattern" aria-expanded={open} aria-describedby={said} onClick={onPress}>
      <span className="garita-pattern-count garita-code">{count}</span>
      <span>
        <strong>{title}</strong>
        <span className="garita-second" id={said}>
          {what}
        </span>
      </span>
      <span className="garita-pattern-before">
        <span className="garita-second">{before === null ? text.not_kept : text.before(before, days)}</span>
      </span>
      <IconChevronDown size={20} aria-hidden />
    </button>
  )
}

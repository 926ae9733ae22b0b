/** The stays of the reader's unit. A resident and an owner who lives elsewhere make them, where the condominium allows it. */
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { failureOf, useRead, useWrite } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { useText } from '../web/language/language.tsx'
import { StayList } from './StayList.tsx'
import { type MadeStay, stays } from './stays.contract.ts'
import { stayMessages } from './stays.messages.ts'
import { stayRefusals } from './stays.refusals.ts'

const StayForm = lazyPart(() => import('./StayForm.tsx').then((loaded) => loaded.StayForm))
const StayCode = lazyPart(() => import('./StayCode.tsx').then((loaded) => loaded.StayCode))

interface OwnStaysProps {
  /** Puts the main act beside the title of the page. */
  frame: (main: ReactNode, content: ReactNode) => ReactNode
}

export function OwnStays({ frame }: OwnStaysProps) {
  const text = useText(stayMessages)
  const reasons = useText(stayRefusals)
  const read = useRead(stays.terms, {})
  const failed = failureOf(read)
  const refusalText = useRefusalText()
  const renew = useWrite(stays.renewCode)
  const [making, setMaking] = useState(false)
  const [day, setDay] = useState('')
  const [made, setMade] = useState<(MadeStay & { places: number }) | null>(null)
  const terms = read.data
  const refused = read.data === null ? 'stay_needs_home' : terms?.refused
  const main =
    terms && !refused ? <MainAct icon={IconPlus} label={text.add} onClick={() => setMaking(true)} /> : undefined
  return frame(
    main,
    <>
      {failed ? (
        <Failed title={text.failed} {...failed} />
      ) : read.data === undefined ? (
        <Loading />
      ) : (
        <Stack>
          <p className="garita-second">
            {text.text} {terms?.allowed ? text.limits(terms.most_nights, terms.most_guests) : null}
          </p>
          {refused ? <Note>{reasons[refused]}</Note> : null}
          {renew.error ? (
            <Note tone="bad" title={text.new_code_failed}>
              {refusalText(renew.error)}
            </Note>
          ) : null}
          {terms ? (
            <StayList
              zone={terms.time_zone}
              onDay={setDay}
              onNewCode={(stay) =>
                renew.mutate(
                  { condominium_id: stay.condominium_id, id: stay.id },
                  { onSuccess: (renewed) => setMade({ ...renewed, places: stay.places - stay.uses }) },
                )
              }
            />
          ) : null}
        </Stack>
      )}
      {making && terms ? (
        <StayForm
          terms={terms}
          day={day}
          onMade={(one, places) => {
            setMaking(false)
            setMade({ ...one, places })
          }}
          onClose={() => setMaking(false)}
        />
      ) : null}
      {made && terms ? <StayCode made={made} terms={terms} places={made.places} onClose={() => setMade(null)} /> : null}
    </>,
  )
}

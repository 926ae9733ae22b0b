/** Lists the residents of a unit who may answer a guard, in the app or by phone, and the reason why others cannot. */

import { Stack } from '@mantine/core'
import { households } from '../../../households/households.contract.ts'
import type { Output } from '../../../shared/contract.ts'
import { useRead } from '../../../web/calls/queries.ts'
import { Fold } from '../../../web/cards/Fold.tsx'
import { LineList } from '../../../web/cards/lists/LineList.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { HomePhones } from '../../dialogs/HomePhones.tsx'
import { DeskPost } from '../DeskPost.tsx'
import { whoAnswersTexts } from './whoAnswers.messages.ts'

type Answering = Output<typeof households.answering>[number]

/** The administration knows the number of a resident who has not used the app yet. */
const byPhone = ({ answers, has_phone }: Answering) => answers === 'phone' || (answers === 'not_started' && has_phone)

export const mayAnswer = (one: Answering) => one.answers === 'app' || one.answers === 'administration' || byPhone(one)

interface WhoAnswersProps {
  condominium_id: string
  unit_number: string
}

export function WhoAnswers({ condominium_id, unit_number }: WhoAnswersProps) {
  const text = useText(whoAnswersTexts)
  const { data } = useRead(households.answering, { condominium_id, unit_number })
  if (!data) return null
  const may = data.filter(mayAnswer)
  const cannot = data.filter((one) => !may.includes(one))
  const channelOf = (one: Answering) => {
    if (one.answers === 'not_started' && byPhone(one)) return text.phone_before_start
    if (one.answers !== 'app' || !one.rings || one.rings === 'first') return text[one.answers]
    return text[one.rings]
  }
  const inApp = data.filter(({ answers }) => answers === 'app')
  const nobodyRung = inApp.length > 0 && inApp.every(({ rings }) => rings === 'quiet' || rings === 'never')
  const names = (people: readonly Answering[]) => (
    <LineList>
      {people.map((one) => (
        <li key={`${one.name} ${one.answers}`}>
          <div>
            <strong>{one.name}</strong>
            <span className="garita-hidden">: </span>
            <span className="garita-second">
              {[channelOf(one), one.hours && text.hours(one.hours.from, one.hours.until)].filter(Boolean).join(' · ')}
            </span>
          </div>
        </li>
      ))}
    </LineList>
  )
  return (
    <section aria-label={text.title(unit_number)}>
      <Stack gap={4}>
        <strong>{text.title(unit_number)}</strong>
        {nobodyRung ? (
          <Note tone="wait">{data.some(({ has_phone }) => has_phone) ? text.nobody_rung : text.nobody_reached}</Note>
        ) : null}
        {data.some(({ answers }) => answers === 'administration') ? <p>{text.administration_title}</p> : null}
        {may.length > 0 ? names(may) : <Note tone="wait">{text.nobody}</Note>}
        {may.length === 0 ? names(cannot) : null}
        {may.length > 0 && cannot.length > 0 ? (
          <Fold order={3} title={`${text.cannot} ${cannot.length}`}>
            {names(cannot)}
          </Fold>
        ) : null}
        {data.some(({ has_phone }) => has_phone) ? (
          <DeskPost condominium_id={condominium_id}>
            <HomePhones unit={unit_number} authorization_id={null} />
          </DeskPost>
        ) : null}
        {may.length > 0 ? <p className="garita-second">{text.others}</p> : null}
      </Stack>
    </section>
  )
}

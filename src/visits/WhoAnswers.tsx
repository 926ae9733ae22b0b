/** Who of a unit may answer a guard, in the app or by phone, and who cannot and why. */
import { households } from '../households/households.contract.ts'
import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import { PhoneLink } from '../web/pieces/PhoneLink.tsx'
import { whoAnswersTexts } from './whoAnswers.messages.ts'

interface WhoAnswersProps {
  condominium_id: string
  unit_number: string
}

export function WhoAnswers({ condominium_id, unit_number }: WhoAnswersProps) {
  const text = useText(whoAnswersTexts)
  const { data } = useRead(households.answering, { condominium_id, unit_number })
  if (!data) return null
  const may = data.filter(({ answers }) => answers === 'app' || answers === 'phone')
  const cannot = data.filter(({ answers }) => answers !== 'app' && answers !== 'phone')
  const names = (people: typeof data) => (
    <ul>
      {people.map(({ name, answers, phone_number, hours }) => (
        <li key={`${name} ${answers} ${phone_number}`}>
          <strong>{name}</strong>: {text[answers]} {phone_number ? <PhoneLink text={phone_number} /> : null}
          {hours ? ` · ${text.hours(hours.from, hours.until)}` : null}
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-label={text.title(unit_number)}>
      <strong>{text.title(unit_number)}</strong>
      {may.length > 0 ? names(may) : <p>{text.nobody}</p>}
      {cannot.length > 0 ? (
        <>
          <p>{text.cannot}</p>
          {names(cannot)}
        </>
      ) : null}
      <p className="garita-second">{text.others}</p>
    </section>
  )
}

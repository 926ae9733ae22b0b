/** The pass, one object everywhere: an arch with who is expected, the day, the code, the number and the place, on the condominium's tiles. */
import { CondominiumTile } from '../../web/frame/CondominiumTile.tsx'
import { useText } from '../../web/language/language.tsx'
import { authorizationMessages } from '../authorizations.messages.ts'
import type { Stamp } from '../authorizations.rules.ts'
import { stampTexts } from '../kinds.messages.ts'
import { inWholeDates } from '../periodWords.ts'
import { type Code, PassPicture, tokenOf, useReaderNote } from './PassPicture.tsx'
import type { PictureOfPass } from './passImage.web.ts'
import { audienceOfText, mapOf } from './passText.ts'
import '../../web/pieces/paper/Sheet.css'
import './pass.css'

/** What a pass says of itself, on a screen, in a picture and on paper. */
export interface PassFace {
  /** A line above the name, such as who expects them. */
  above?: string | undefined
  name: string
  /** The day in words. */
  when: string
  place: string
  address: string | null
  /** Draws the condominium's tile where there is no code. */
  tile?: string | undefined
}

type PassCode = Code & { access_number: string | null }

interface PassCardProps {
  face: PassFace
  /** Null for a pass that is over. */
  of: PassCode | null
  for_gatehouse?: boolean
  /** Over: this word stands where code and number were. */
  stamp?: Stamp | undefined
}

export function PassCard({ face, of, for_gatehouse = false, stamp }: PassCardProps) {
  const { pass: text } = useText(authorizationMessages)
  const stamps = useText(stampTexts)
  const { above, name, when, place, address } = face
  const tile = tileFor(face, of)
  const map = stamp ? null : mapOf(place, address)
  return (
    <article className="garita-pass garita-sheet" aria-label={text.title(name)}>
      <div className="garita-pass-face">
        {above ? <p className="garita-second">{above}</p> : null}
        <p className="garita-pass-name">{name}</p>
        <p className="garita-pass-when">{inWholeDates(when)}</p>
        {stamp ? <p className="garita-pass-stamp">{stamps[stamp]}</p> : null}
        {of && !stamp ? <PassPicture of={of} for_gatehouse={for_gatehouse} /> : null}
        {of?.access_number && !stamp ? (
          <p className="garita-access-number">
            <span>{text.number}</span>
            <strong className="garita-code">{of.access_number}</strong>
          </p>
        ) : null}
        {place ? (
          <p className="garita-pass-place">
            <strong>{place}</strong>
            {address ? ` · ${address}` : null}
            {map ? (
              <a href={map} target="_blank" rel="noreferrer noopener">
                {text.directions}
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
      {tile ? <CondominiumTile seed={tile} /> : null}
    </article>
  )
}

const tileFor = ({ tile }: PassFace, of: Code | null) => tile ?? (of ? audienceOfText(of.token) : null)

/** The same as a picture that can be sent. */
export function usePassPicture() {
  const { pass: text } = useText(authorizationMessages)
  const noteOf = useReaderNote()
  return (face: PassFace, of: PassCode, forGatehouse = false): PictureOfPass => ({
    ...face,
    token: tokenOf(of, forGatehouse),
    note: noteOf(of, forGatehouse, true),
    number: of.access_number ? { label: text.number, value: of.access_number } : null,
    tile: tileFor(face, of),
  })
}

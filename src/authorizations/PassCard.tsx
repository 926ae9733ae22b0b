/** The pass, one object everywhere: an arch with who is expected, the day, the code, the number and the place, on the condominium's tiles. */
import type { ReactNode } from 'react'
import { CondominiumTile } from '../web/frame/CondominiumTile.tsx'
import { useText } from '../web/language/language.tsx'
import { authorizationMessages } from './authorizations.messages.ts'
import { type Code, PassPicture } from './PassPicture.tsx'
import { audienceOfText } from './passText.ts'
import './pass.css'

interface PassCardProps {
  of: Code & { access_number: string | null }
  /** A line above the name, such as who expects them. */
  above?: string | undefined
  name: string
  /** The day in words. */
  when: string
  place?: string | undefined
  address?: string | null | undefined
  for_gatehouse?: boolean
  /** Over: this word stands where code and number were. */
  stamp?: string | undefined
  children?: ReactNode
}

export function PassCard({
  of,
  above,
  name,
  when,
  place,
  address,
  for_gatehouse = false,
  stamp,
  children,
}: PassCardProps) {
  const { pass: text } = useText(authorizationMessages)
  const seed = audienceOfText(of.token)
  return (
    <article className="garita-pass" aria-label={text.title(name)}>
      <div className="garita-pass-face">
        {above ? <p className="garita-second">{above}</p> : null}
        <p className="garita-pass-name">{name}</p>
        <p className="garita-pass-when">{when}</p>
        {stamp ? <p className="garita-pass-stamp">{stamp}</p> : <PassPicture of={of} for_gatehouse={for_gatehouse} />}
        {of.access_number && !stamp ? (
          <p className="garita-access-number">
            <span>{text.number}</span>
            <strong className="garita-code">{of.access_number}</strong>
          </p>
        ) : null}
        {place ? (
          <p className="garita-pass-place">
            <strong>{place}</strong>
            {address ? (
              <>
                {' · '}
                {address}
                <a href={mapOf(place, address)} target="_blank" rel="noreferrer noopener">
                  {text.directions}
                </a>
              </>
            ) : null}
          </p>
        ) : null}
        {children}
      </div>
      {seed ? <CondominiumTile seed={seed} /> : null}
    </article>
  )
}

/** Opens the phone's own map; nothing of the visit goes along. */
const mapOf = (place: string, address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place}, ${address}`)}`

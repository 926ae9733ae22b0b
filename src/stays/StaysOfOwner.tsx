/** The stays of an owner who lives elsewhere, inside the page of their unit. */
import { Offer } from '../web/cards/Note.tsx'
import { OwnStays } from './OwnStays.tsx'

export function StaysOfOwner() {
  return (
    <OwnStays
      frame={(main, content) => (
        <>
          {main ? <Offer>{main}</Offer> : null}
          {content}
        </>
      )}
    />
  )
}

/** On a phone the answer takes the screen: it is brought up by itself, and leaving it goes back to the field. */
export function bringUp(card: HTMLElement): () => void {
  const phone = matchMedia('(max-width: 47.99em)').matches
  if (phone) card.scrollIntoView({ block: 'start', behavior: 'instant' })
  return () => {
    if (phone) scrollTo({ top: 0, behavior: 'instant' })
  }
}

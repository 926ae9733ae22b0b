/** What browsers open by themselves, where they do not yet: the part that the address names, and all of them on paper. */
export function openEntries(): void {
  openNamed()
  addEventListener('hashchange', openNamed)
  addEventListener('beforeprint', () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.guide details:not([open])')) {
      part.open = true
      addEventListener('afterprint', () => (part.open = false), { once: true })
    }
  })
}

function openNamed(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!place?.closest('.guide-topic')) return
  const parts = [place.closest<HTMLDetailsElement>('.guide-topic'), entryOf(place)]
  const closed = parts.filter((part) => part !== null && !part.open)
  for (const part of closed) if (part) part.open = true
  if (closed.length > 0) place.scrollIntoView()
}

/** An address of a topic opens its first entry, unless one is open: most who come from a screen look for that. */
function entryOf(place: Element): HTMLDetailsElement | null {
  const around = place.closest<HTMLDetailsElement>('.guide-entry')
  return around ?? (place.querySelector('.guide-entry[open]') ? null : place.querySelector('.guide-entry'))
}

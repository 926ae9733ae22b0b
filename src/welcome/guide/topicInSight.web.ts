/** Marks the topic whose section is being read in the list of topics. */
export function markTopicInSight(): void {
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.guide-topics a')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (section) links.set(section, link)
  }
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target)
        if (isIntersecting) link?.setAttribute('aria-current', 'true')
        else link?.removeAttribute('aria-current')
      }
    },
    // Sections follow each other: one line, a third down the screen, stands in one of them.
    { rootMargin: '-33% 0px -67% 0px' },
  )
  for (const section of links.keys()) watch.observe(section)
}

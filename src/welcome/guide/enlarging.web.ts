/** A press on a picture of a guide enlarges it; the code of that loads with the first press. Without a script the link opens the picture. */
export function wakePictures(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.guide-picture') : null
    // Another tab or window is what the reader asked for.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./enlargedPicture.web.ts').then(
      ({ enlarge }) => enlarge(link),
      () => location.assign(link.href),
    )
  })
}

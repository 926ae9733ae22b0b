/** Enlarges a picture on a press; the code loads with the first press. Without a script the link opens the picture. */
export function wakePictures(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-close]') : null
    // The user wants another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./enlargedPicture.web.ts').then(
      ({ enlarge }) => enlarge(link),
      () => location.assign(link.href),
    )
  })
}

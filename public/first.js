/* Runs before the first paint. A file of its own, because the content security policy forbids inline scripts. */
;(() => {
  const root = document.documentElement
  // The chosen color scheme, so that a dark page does not begin white.
  let scheme = 'auto'
  try {
    scheme = localStorage.getItem('garita.theme') ?? 'auto'
  } catch {
    scheme = 'auto'
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  root.setAttribute('data-mantine-color-scheme', scheme)
  if (document.cookie.split('; ').includes('sidebar_state=true')) root.setAttribute('data-sidebar', 'open')
  // The program is loaded after the first frame is painted: on a slow connection it would delay it.
  const begin = () => {
    const program = document.getElementById('program')
    if (program) document.head.append(document.importNode(program.content, true))
  }
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) begin()
    else requestAnimationFrame(() => setTimeout(begin))
  })
})()

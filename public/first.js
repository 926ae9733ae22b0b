/* Runs before the first paint. A file, because the content security policy forbids inline scripts. */
;(() => {
  const root = document.documentElement
  // The chosen color scheme, so that a dark page does not begin white.
  let scheme
  try {
    scheme = localStorage.getItem('garita.theme')
  } catch {
    scheme = null
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  root.setAttribute('data-mantine-color-scheme', scheme)
  root.dataset.sidebar = /sidebar_state=(\w+)/.exec(document.cookie)?.[1]
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

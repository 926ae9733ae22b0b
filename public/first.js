/* What must be so before the first paint, and until the program is there; the page's policy forbids inline scripts. */
;(() => {
  const root = document.documentElement
  // Nobody is dazzled at night.
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
  // A form that is sent before the program is there waits for it, as it is.
  addEventListener('submit', (event) => {
    if (!event.target.closest('[data-first-sight]')) return
    event.preventDefault()
    event.target.setAttribute('data-waiting', '')
  })
  // The program is asked for when the first sight is painted, so that on a slow line it takes nothing from it.
  const begin = () => {
    const program = document.getElementById('program')
    if (program) document.head.append(document.importNode(program.content, true))
  }
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) begin()
    else requestAnimationFrame(() => setTimeout(begin))
  })
})()

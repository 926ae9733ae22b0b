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
  // What is done before the program has taken over is kept from it, also while it is looking: it is told of it once, then.
  const stands = '[data-first-sight]'
  const keep = (kind, kept) => {
    const listener = (event) => {
      if (kept(event)) event.stopPropagation()
    }
    addEventListener(kind, listener, true)
  }
  // A form that is sent waits, as it is.
  keep('submit', (event) => {
    const form = event.target.closest(`${stands} form`)
    if (form) event.preventDefault()
    form?.setAttribute('data-waiting', '')
    return form
  })
  // So does what was pressed last, a menu or a choice, with what is looked for in it; whatever was left since is not meant any more.
  const takes = `${stands} :is(button:not([type=submit]), [role=combobox])`
  let pressed
  const press = (element, typed = '') => {
    pressed?.removeAttribute('data-pressed')
    pressed = element
    pressed?.setAttribute('data-pressed', typed)
    return pressed
  }
  keep('click', ({ target }) => press(target.closest(takes)))
  keep('input', ({ target }) => press(target.closest(takes), target.value))
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

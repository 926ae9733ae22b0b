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
  // So does what was pressed last, a menu or a choice, with what is looked for in it; whatever was left since is not meant any more.
  const takes = '[data-first-sight] :is(button:not([type=submit]), [role=combobox])'
  let pressed
  const press = (element) => {
    pressed?.removeAttribute('data-pressed')
    pressed = element
    pressed?.setAttribute('data-pressed', '')
  }
  addEventListener('click', ({ target }) => press(target.closest(takes)))
  addEventListener('input', ({ target }) => {
    if (target !== pressed) press(target.closest(takes))
    pressed?.setAttribute('data-pressed', target.value)
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

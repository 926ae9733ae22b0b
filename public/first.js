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
    if (!program) return
    const parts = document.importNode(program.content, true)
    // The files of a dialog are for an address that opens it, and those of the screen below for the others.
    const asked = new URLSearchParams(location.search)
    for (const link of parts.querySelectorAll('[data-for], [data-unless]')) {
      if (link.dataset.for ? !asked.has(link.dataset.for) : asked.has(link.dataset.unless)) link.remove()
    }
    for (const script of parts.querySelectorAll('script')) script.addEventListener('error', say)
    // Before the files of the program, which a slow line delivers one after another.
    ask()
    document.head.append(parts)
  }
  // Who is signed in, and the request that a message opens, are asked while the program is on its way (`src/web/calls/api.ts` takes the
  // answers). An address of a home asks later.
  const ask = () => {
    if (document.querySelector('[data-anyone]') || /^\/home\//.test(location.pathname)) return
    const request = new URLSearchParams(location.search).get('request')
    read('session.current', {})
    if (request) read('visits.request', { id: request })
    // The first date that a browser writes takes it long: it gets ready while the program is on its way.
    setTimeout(() => new Intl.DateTimeFormat('en-US'))
  }
  const read = (name, input) => {
    const body = JSON.stringify(input)
    const answer = fetch(`/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(20_000),
    })
    answer.catch(() => undefined)
    window.garitaAhead = { ...window.garitaAhead, [`${name} ${body}`]: answer }
  }
  // Without the program the first frame would stay for ever: an update took its files away, or the line failed.
  const say = () => {
    const said = document.querySelector('[data-stopped]')
    if (!said) return
    said.parentElement?.querySelector('[role=status]')?.remove()
    said.hidden = false
    said.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault()
      location.reload()
    })
  }
  // Opens the part of a guide that the address names, and the first entry of a topic: most who come from a screen look for that. A topic that
  // opens after the first frame moves lines that are being read: such an address shows nothing until its page is parsed.
  const openNamed = () => {
    root.hidden = false
    const place = document.getElementById(location.hash.slice(1))
    const topic = place?.closest('[data-topic]')
    if (!topic) return
    topic.open = (place.closest('[data-entry]') ?? topic.querySelector('[data-entry]')).open = true
    place.scrollIntoView()
  }
  root.hidden = /-guide.*#/.test(location)
  document.addEventListener('readystatechange', openNamed, { once: true })
  addEventListener('hashchange', openNamed)
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) begin()
    else requestAnimationFrame(() => setTimeout(begin))
  })
})()

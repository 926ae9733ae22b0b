/* Sets the colour scheme before the first paint, so that nobody is dazzled at night; the page's policy forbids inline scripts. */
;(() => {
  let scheme = 'auto'
  try {
    scheme = localStorage.getItem('garita.theme') ?? 'auto'
  } catch {
    scheme = 'auto'
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
})()

/** Print shows all of a guide. `public/first.js` opens the entry of the address. */
export function openOnPaper(): void {
  addEventListener('beforeprint', () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
      part.open = true
      addEventListener('afterprint', () => (part.open = false), { once: true })
    }
  })
}

/** Paper shows all of a guide. What its address names is opened by `public/first.js`. */
export function openOnPaper(): void {
  addEventListener('beforeprint', () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.guide details:not([open])')) {
      part.open = true
      addEventListener('afterprint', () => (part.open = false), { once: true })
    }
  })
}

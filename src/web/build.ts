/** Which build of the page this is: the program's own address names it, for it changes with everything that the program loads. */

export const page_build = buildOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')

/** Null in development, where nothing is built. */
function buildOf(address: string): string | null {
  return /\/assets\/main-([\w-]{1,40})\.js$/.exec(address)?.[1] ?? null
}

/** In a release people type ./garita where a clone has npm: what is said to them names the command that is there. */
export const asTyped = (words: string, command = process.env.GARITA_COMMAND): string =>
  command ? words.replace(/\bnpm (?:run )?(?:-s )?([a-z][a-z-]*)(?: --(?= ))?/g, `${command} $1`) : words

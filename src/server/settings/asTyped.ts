/** A release has ./garita where a clone has npm, so messages name the command that exists. */
export const asTyped = (words: string, command = process.env.GARITA_COMMAND): string =>
  command ? words.replace(/\bnpm (?:run )?(?:-s )?([a-z][a-z-]*)(?: --(?= ))?/g, `${command} $1`) : words

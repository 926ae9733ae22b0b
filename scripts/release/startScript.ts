/** `./garita` of a release: a command for each script of package.json that runs something in src/, so that a new one needs no line here. */
import { type Architecture, nodeOf } from './contents.ts'

export interface Command {
  name: string
  runs: string
}

export function commandsOf(scripts: Readonly<Record<string, string>>): Command[] {
  return Object.entries(scripts).flatMap(([name, line]) => {
    const runs = /^node scripts\/run\.mjs (src\/\S.*)$/.exec(line)?.[1]
    return runs ? [{ name, runs }] : []
  })
}

interface About {
  version: string
  commit: string
  architecture: Architecture
}

export function startScript(commands: readonly Command[], { version, commit, architecture }: About): string {
  const names = [...commands.map(({ name }) => name), 'version'].join(' ')
  return `#!/bin/sh
# Runs Garita from this folder with the Node that lies in it. Settings: the environment, and the file .env beside this one.
set -eu
called=$0
if [ -L "$called" ]; then called=$(readlink -f -- "$called"); fi
command=\${1:-start}
[ $# -eq 0 ] || shift
export INIT_CWD="$PWD" GARITA_COMMAND="\${GARITA_COMMAND:-./garita}"
cd -- "\${called%/*}"
case $command in
${commands.map(({ name, runs }) => `  ${name}) set -- ${runs} "$@" ;;`).join('\n')}
  version | --version)
    echo "Garita ${version}, commit ${commit}"
    exit
    ;;
  help | --help)
    echo "Say one of: ${names}"
    exit
    ;;
  *)
    echo "Say one of: ${names}" >&2
    exit 2
    ;;
esac
if [ -f .env ]; then set -- --env-file=.env "$@"; fi
exec node_modules/${nodeOf(architecture)}/bin/node "$@"
`
}

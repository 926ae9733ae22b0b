/** `npm run check-log` compares the log of a condominium with its seals, line by line. */
import type pg from 'pg'
import { type Checked, checkLog, type LineFault } from '../../logIntegrity/checkLog.server.ts'
import { type Code, readCode } from '../../logIntegrity/codes.ts'
import { type Settings, StartRefused } from '../../server/settings/settings.ts'
import { withDatabase } from './commandDatabase.server.ts'

export async function showCheckedLog(settings: Settings, name: string, written: readonly string[]): Promise<string[]> {
  const codes = written.map((text): Code => {
    const code = readCode(text)
    if (!code) throw new StartRefused(`"${text}" is no code. One looks like 1204-0123abcd-4567cdef-89abcdef-01234567.`)
    return code
  })
  return withDatabase(settings, async (owner) => said(await checkLog(owner, await placeOf(owner, name), codes)))
}

async function placeOf(owner: pg.Client, name: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select id from condominiums where name = $1 or id::text = $1', [
    name,
  ])
  const [place, another] = rows
  if (!place) throw new StartRefused(`No condominium is called "${name}".`)
  if (another)
    throw new StartRefused(
      `Several condominiums are called "${name}": say its id, which the address of its screens has.`,
    )
  return place.id
}

const faultTexts: Record<LineFault['what'], string> = {
  changed: 'was changed',
  name_changed: 'has another name than when it was sealed',
  missing: 'is missing',
  added: 'was added without a seal',
}
const codeTexts = {
  authorization_at: 'every line up to it is as it was when the code was made.',
  different: 'A LINE UP TO IT WAS CHANGED, REMOVED OR ADDED since the code was made.',
  unknown: 'NO BLOCK ENDS THERE: lines were removed or added since the code was made, or the code is of another log.',
}

function said({ lines, waiting, faults, broken, codes, code }: Checked): string[] {
  const found = [
    ...faults.map(({ what, position, log_id }) =>
      `Line ${position ?? ''} (${log_id}) ${faultTexts[what]}.`.replace('  ', ' '),
    ),
    ...broken.map(({ from, until }) => `Lines ${from} to ${until} are not the lines that were sealed.`),
  ]
  return [
    `${lines} lines are sealed, ${waiting} of the last hour wait.`,
    ...(found.length > 0 ? found : ['The log and its seals agree.']),
    ...codes.map((one) => `Code of line ${one.lines}: ${codeTexts[one.is]}`),
    ...(codes.length === 0
      ? ['Without a code that was kept elsewhere this proves nothing against the owner of the database.']
      : []),
    ...(code ? [`The code of the log now: ${code}`] : []),
  ]
}

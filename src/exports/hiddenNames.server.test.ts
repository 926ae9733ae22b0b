/** A file with masked names contains their number and the reason, in both formats; otherwise it mentions neither. */
import { read } from 'hucre'
import { beforeAll, expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import { giveReason } from '../../tests/support/disclosures.ts'
import { cellsOf, download } from '../../tests/support/files.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { leaveOld } from '../../tests/support/past.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { visits } from '../gate/visits/visits.contract.ts'

const garita = openForFile(sharedInstallation)
let here: string
let guard: TestPerson
beforeAll(async () => {
  here = await garita.condominium()
  const ana = await garita.person({ condominium: here, unit: '101' })
  for (let turn = 0; turn < 3; turn++) await leaveOld(garita, here, ana)
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  await arrive(guard, here)
})

const admin = () => garita.person({ user_role: 'admin', assigned: [here] })
const said = {
  es: '3 nombres de más de un día no se muestran: pide verlos con un motivo',
  en: '3 names that are older than a day are not shown: give a reason to see them',
} as const

test.each([visits.export, visits.exportLog])(
  '$name: counts the names that it hides, in the file and beside it',
  async (call) => {
    const reader = await admin()
    for (const language of ['es', 'en'] as const) {
      const { text } = await download(garita, call, { language, condominium_id: here }, reader.token)
      const [heads = [], ...rows] = cellsOf(text)
      expect(heads.at(-1)).toBe(said[language])
      expect(rows).toHaveLength(4)
      expect(rows.map((row) => row.at(-1))).toEqual(['', '', '', ''])
      const { bytes } = await download(garita, call, { language, condominium_id: here, format: 'xlsx' }, reader.token)
      const { sheets } = await read(bytes)
      expect(sheets[0]?.rows[0]).toContain(said[language])
    }
    const response = await garita.app.request(`/api/v1/${call.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `garita_session=${reader.token}` },
      body: JSON.stringify({ language: 'es', condominium_id: here }),
    })
    expect([response.headers.get('x-garita-hidden'), response.headers.get('x-garita-rows')]).toEqual(['3', '4'])
    await response.text()
  },
)

test.each([visits.export, visits.exportLog])('$name: omits the note if all names are shown', async (call) => {
  const looking = await admin()
  await giveReason(looking, here)
  for (const reader of [guard, looking]) {
    const { text } = await download(garita, call, { language: 'es', condominium_id: here }, reader.token)
    expect(text).not.toContain('no se muestra')
    expect(text).toContain('Luis')
  }
})

/** Ten scripted stories at a gate are reproduced exactly by the screen: every line, and the visitors inside. */
import { expect, test } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { playStories, storyNames } from '../../../tests/support/stories.ts'

const garita = openForFile(sharedInstallation)

test('answers a search for each of ten interleaved stories with exactly its lines', async () => {
  const { there, played, answers, read } = await playStories(garita, 25)
  expect(storyNames).toHaveLength(10)
  const told = (all: readonly object[]) => Object.fromEntries(storyNames.map((name, at) => [name, all[at]]))
  expect(told(answers)).toEqual(told(played.map(({ lines, inside }) => ({ lines, inside }))))
  // A forged pass names no person, so only a disclosure of everything shows it, as a card without an entry.
  await eventually(async () => {
    const { items } = await read({ kind: 'everything', subject: null })
    const shown = items.filter(({ group }) => group === 'screen')
    expect(shown).toMatchObject([{ name: null, channel: 'device', shown: { verdict: 'red' } }])
  })
  const { items, more } = await read({ kind: 'everything', subject: null })
  const lines = await garita.owner.query('select count(*)::int as n from access_logs where condominium_id = $1', [
    there.here,
  ])
  expect([items.filter(({ group }) => !['screen', 'incident'].includes(group)).length, more]).toEqual([
    lines.rows[0].n,
    false,
  ])
})

/**
 * Counts the sentences that a newcomer reads twice, by folder: in comments, test titles and documents. The count of a folder may fall,
 * never rise (scripts/sentences/counts.json). `-- --list src/gate` prints each one, `-- --lower` keeps lower counts.
 * scripts/sentences/allowed.json lists correct sentences, each with the fault and a reason.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsOf, sentencesOf, textsIn } from './sentences/sentences.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const counts = new URL('sentences/counts.json', import.meta.url)
const allowed = JSON.parse(readFileSync(new URL('sentences/allowed.json', import.meta.url), 'utf8'))
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const places = process.argv.slice(2).filter((word) => !word.startsWith('--'))

const folders = ['bench', 'database', 'deploy', 'docs', 'mutants', 'scripts', 'src', 'tests', 'trials']
/** A released migration never changes. */
const fixed = /^(tests\/upgrade|database\/migrations)\//
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  ),
]
  .filter((path) => /\.(tsx?|mjs|sql|md|css)$/.test(path) && !fixed.test(path))
  .filter((path) => places.length === 0 || places.some((place) => path.startsWith(place)))
  .sort()

const folderOf = (path) => {
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, folders[0] === 'src' ? 2 : 1).join('/') || '.'
}
const found = new Map()
const kinds = new Map()
let total = 0
for (const path of files) {
  const folder = folderOf(path)
  if (!found.has(folder)) found.set(folder, [])
  for (const sentence of textsIn(path, readFileSync(join(root, path), 'utf8')).flatMap(sentencesOf)) {
    total++
    const broken = faultsOf(sentence).filter(
      (fault) => !allowed.some((one) => one.fault === fault && sentence.text.includes(one.text)),
    )
    if (broken.length === 0) continue
    found.get(folder).push(`${path}:${sentence.line}: ${broken.join(', ')}: ${sentence.text}`)
    for (const fault of broken) kinds.set(fault, (kinds.get(fault) ?? 0) + 1)
  }
}

const now = Object.fromEntries([...found].map(([folder, list]) => [folder, list.length]).sort())
if (options.includes('--list')) for (const list of found.values()) for (const line of list) console.log(line)
if (places.length > 0 || options.includes('--list')) {
  console.log(`${sum(now)} of ${total} sentences:`, Object.fromEntries(kinds))
  process.exit(0)
}

let before = JSON.parse(readFileSync(counts, 'utf8'))
if (options.includes('--lower')) {
  const lower = Object.entries(now).map(([folder, count]) => [folder, Math.min(count, before[folder] ?? count)])
  before = Object.fromEntries(lower)
  writeFileSync(counts, `${JSON.stringify(before, null, 2)}\n`)
}
const risen = Object.entries(now).filter(([folder, count]) => count > (before[folder] ?? 0))
for (const [folder, count] of risen) {
  console.log(`${folder}: ${count} sentences that read twice, ${before[folder] ?? 0} before (docs/STYLE.md).`)
  for (const line of (found.get(folder) ?? []).slice(0, 20)) console.log(`  ${line}`)
}
if (risen.length === 0) console.log(`${sum(now)} of ${total} sentences read twice, none more than before.`)
process.exit(risen.length === 0 ? 0 : 1)

function sum(numbers) {
  return Object.values(numbers).reduce((all, one) => all + one, 0)
}

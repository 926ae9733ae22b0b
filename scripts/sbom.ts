/** `npm run sbom`: the software bill of materials on the screen, or in the file that is named. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials } from './billOfMaterials.ts'

const bill = billOfMaterials(join(import.meta.dirname, '..'), new Date(), randomUUID())
const text = `${JSON.stringify(bill, null, 2)}\n`
const [file] = process.argv.slice(2)
if (file) writeFileSync(file, text)
else process.stdout.write(text)

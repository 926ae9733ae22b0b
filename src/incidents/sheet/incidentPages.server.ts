/** Lays the file of an incident out. */
import { openFolioPages } from '../../server/pdf/folioPages.ts'
import type { Paper } from '../../server/pdf/sheet.ts'
import type { Language } from '../../shared/messages.ts'
import type { IncidentWords } from './incidentWords.ts'

export async function incidentPages(
  words: IncidentWords,
  language: Language,
  paper: Paper,
  madeAt: Date,
): Promise<Buffer> {
  const { titles, rows } = words
  const pages = await openFolioPages(words, language, paper, madeAt)
  pages.part(
    titles.facts,
    words.facts.map(([name, said]) => `${name}: ${said}`),
  )
  pages.part(titles.notes, words.notes)
  if (rows.length > 0) pages.part(titles.lines, [], { heads: words.heads, rows, columns: [0.25, 0.5, 0.25] })
  pages.part(titles.worth, words.worth)
  return pages.finish()
}

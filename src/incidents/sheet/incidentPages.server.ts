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
  pages.facts(titles.facts, words.facts)
  if (words.notes.length === 0) pages.part(titles.notes, [words.no_notes])
  else pages.part(titles.notes, [], { heads: words.note_heads, rows: words.notes, columns: [0.2, 0.22, 0.58] })
  if (rows.length > 0) pages.part(titles.lines, [], { heads: words.heads, rows, columns: [0.2, 0.55, 0.25] })
  pages.part(titles.worth, words.worth)
  return pages.finish()
}

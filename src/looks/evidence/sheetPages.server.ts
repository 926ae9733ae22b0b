/** Lays evidence out: as many pages as it needs, each with its folio. */
import { openFolioPages } from '../../server/pdf/folioPages.ts'
import type { Paper } from '../../server/pdf/sheet.ts'
import type { Language } from '../../shared/messages.ts'
import type { SheetWords } from './sheetWords.ts'

export async function sheetPages(words: SheetWords, language: Language, paper: Paper, madeAt: Date): Promise<Buffer> {
  const { titles, rows } = words
  const pages = await openFolioPages(words, language, paper, madeAt)
  pages.facts(titles.asked, words.facts)
  pages.part(titles.worth, words.worth)
  if (rows.length === 0) pages.part(titles.lines, [words.none])
  else pages.part(titles.lines, [], { heads: words.heads, rows, columns: [0.19, 0.27, 0.18, 0.36] })
  pages.part(titles.inside, words.inside)
  return pages.finish()
}

/** The proof of a formal notice: a file with a folio, which anyone can verify like other evidence. */
import { z } from 'zod'
import { contract, download, takesLong } from '../../shared/contract.ts'
import { id } from '../../shared/fields.ts'
import { languages } from '../../shared/messages.ts'

export const noticeProofs = contract(
  { name: 'noticeProofs', topic: 'noticeProofs' },
  {
    make: takesLong(
      download(
        'The proof of a formal notice as PDF with a folio: its text, the names and SHA-256 of its files, its sending, and its receipts for each home. No person is named, except the authors of the notice and of the file',
        z.strictObject({ condominium_id: id, id, language: z.enum(languages) }),
      ),
    ),
  },
)

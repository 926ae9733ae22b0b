/** A file with a folio, which anyone can verify like other evidence. */
import { z } from 'zod'
import { contract, download, takesLong } from '../../shared/contract.ts'
import { id } from '../../shared/fields.ts'
import { languages } from '../../shared/messages.ts'

export const incidentReports = contract(
  { name: 'incidentReports', topic: 'incidentSheets' },
  {
    make: takesLong(
      download(
        'One incident as PDF with a folio: its facts, what became of it, and its lines of the log. Names of the lines stand in it under an open look of the caller that shows them all',
        z.strictObject({ condominium_id: id, id, language: z.enum(languages) }),
      ),
    ),
  },
)

/** A sample spreadsheet with the recognized headers and two residents. */

import { homeKindTexts } from '../../households/rights.messages.ts'
import { tableFile } from '../../server/database/tableFile.ts'
import type { StreamedFile } from '../../shared/contract.ts'
import { type Language, speak } from '../../shared/messages.ts'
import { importMessages } from '../imports.messages.ts'

const residents = [
  {
    name: 'María Fernanda',
    last: 'Gómez Peña',
    email: 'mafer@ejemplo.com',
    phone: '55 1234 5678',
    tower: 'T1',
    unit: '0101',
    kind: 'owner' as const,
  },
  {
    name: 'José',
    last: 'Ramírez',
    email: '',
    phone: '55 8765 4321',
    tower: 'T1',
    unit: '0102',
    kind: 'tenant' as const,
  },
]

export function sampleFile(language: Language): StreamedFile {
  const { columns, sample_file } = speak(importMessages, language)
  const kinds = speak(homeKindTexts, language)
  const left = [residents]
  return tableFile('xlsx', {
    file_name: sample_file,
    columns: [
      { header: columns.full_name, cell: ({ name }) => name },
      { header: columns.last_name, cell: ({ last }) => last },
      { header: columns.email, cell: ({ email }) => email },
      { header: columns.phone_number, cell: ({ phone }) => phone },
      { header: columns.tower, cell: ({ tower }) => tower },
      { header: columns.unit_number, cell: ({ unit }) => unit },
      { header: columns.kind, cell: ({ kind }) => kinds[kind] },
    ],
    rows: {
      total: residents.length,
      next: () => Promise.resolve(left.pop() ?? []),
      close: () => Promise.resolve(),
    },
  })
}

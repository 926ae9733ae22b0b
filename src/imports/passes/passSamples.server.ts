/** A sample spreadsheet for each kind, with the recognized headers and two examples. */
import { tableFile } from '../../server/database/tableFile.ts'
import type { StreamedFile } from '../../shared/contract.ts'
import type { Country } from '../../shared/countries.ts'
import { speakThere } from '../../shared/countryWords.ts'
import type { Language } from '../../shared/messages.ts'
import type { PassColumn } from './passColumns.ts'
import { passMessages } from './passes.messages.ts'
import type { PassKind } from './passFacts.ts'

type Example = Partial<Record<PassColumn, string>>

const examples: Record<Language, Record<PassKind, readonly Example[]>> = {
  es: {
    vehicle: [
      {
        unit_number: 'A-101',
        vehicle_plate: 'ABC-123-D',
        brand: 'Nissan',
        model: 'Versa',
        color: 'Gris',
        vehicle_type: 'Auto',
      },
      {
        unit_number: 'A-102',
        vehicle_plate: 'XYZ-98-7',
        brand: 'Italika',
        model: 'FT150',
        color: 'Roja',
        vehicle_type: 'Moto',
      },
    ],
    worker: [
      {
        unit_number: 'A-101',
        full_name: 'Guadalupe',
        last_name: 'Santos',
        id_document: '12345678',
        phone_number: '55 1234 5678',
        work_type: 'Limpieza',
        days: 'L-V',
        hours: '8:00-16:00',
        until: '',
      },
      {
        unit_number: 'A-102',
        full_name: 'Julián',
        last_name: 'Ríos',
        id_document: '',
        phone_number: '',
        work_type: 'Jardinero',
        days: 'Martes y jueves',
        hours: '',
        until: '',
      },
    ],
    permanent_visitor: [
      {
        unit_number: 'A-101',
        full_name: 'Carmen',
        last_name: 'Peña',
        relationship: 'Mamá',
        id_document: '87654321',
        phone_number: '55 8765 4321',
      },
      {
        unit_number: 'A-102',
        full_name: 'Iván',
        last_name: 'Mora',
        relationship: 'Amigo',
        id_document: '',
        phone_number: '',
      },
    ],
  },
  en: {
    vehicle: [
      {
        unit_number: 'A-101',
        vehicle_plate: 'ABC-123-D',
        brand: 'Nissan',
        model: 'Versa',
        color: 'Gray',
        vehicle_type: 'Car',
      },
      {
        unit_number: 'A-102',
        vehicle_plate: 'XYZ-98-7',
        brand: 'Italika',
        model: 'FT150',
        color: 'Red',
        vehicle_type: 'Motorcycle',
      },
    ],
    worker: [
      {
        unit_number: 'A-101',
        full_name: 'Guadalupe',
        last_name: 'Santos',
        id_document: '12345678',
        phone_number: '55 1234 5678',
        work_type: 'Cleaning',
        days: 'Mon-Fri',
        hours: '8:00-16:00',
        until: '',
      },
      {
        unit_number: 'A-102',
        full_name: 'Julián',
        last_name: 'Ríos',
        id_document: '',
        phone_number: '',
        work_type: 'Gardener',
        days: 'Tuesday and Thursday',
        hours: '',
        until: '',
      },
    ],
    permanent_visitor: [
      {
        unit_number: 'A-101',
        full_name: 'Carmen',
        last_name: 'Peña',
        relationship: 'Mother',
        id_document: '87654321',
        phone_number: '55 8765 4321',
      },
      {
        unit_number: 'A-102',
        full_name: 'Iván',
        last_name: 'Mora',
        relationship: 'Friend',
        id_document: '',
        phone_number: '',
      },
    ],
  },
}

export function samplePasses(kind: PassKind, language: Language, country: Country | null): StreamedFile {
  const text = speakThere(passMessages, language, country)
  const rows = examples[language][kind]
  const left = [[...rows]]
  return tableFile('xlsx', {
    file_name: text.kinds[kind].sample_file,
    columns: (Object.keys(rows[0] ?? {}) as PassColumn[]).map((column) => ({
      header: text.columns[column],
      cell: (example: Example) => example[column] ?? '',
    })),
    rows: {
      total: rows.length,
      next: () => Promise.resolve(left.pop() ?? []),
      close: () => Promise.resolve(),
    },
  })
}

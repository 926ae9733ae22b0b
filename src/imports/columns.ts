/** Recognizes the columns of a file by the usual headers; the user may correct them. */
import type { FileRow } from './imports.contract.ts'

/** In the order of the questions. */
export const columns = ['full_name', 'last_name', 'email', 'phone_number', 'tower', 'unit_number', 'kind'] as const
export type Column = (typeof columns)[number]
/** A file of residents must have these. */
export const needed = ['full_name', 'unit_number'] as const

export interface Layout<Name extends string = Column> {
  /** The number of the row with the headers; 0 if the file has none. */
  head: number
  places: { [One in Name]?: number | undefined }
}

/** All kinds of lists use these headers for units. */
export const unitHeaders = {
  tower: 'torre,edificio,bloque,manzana,calle,etapa,privada,seccion,tower,building,block,street',
  unit_number:
    'unidad,numero de unidad,casa,numero de casa,no de casa,no casa,depto,departamento,numero de departamento,no de departamento,dpto,' +
    'apartamento,apto,vivienda,inmueble,lote,interior,unit,unit number,house,apartment,apt',
}
export const phoneHeaders =
  'telefono,telefono celular,telefono movil,numero de telefono,numero de celular,celular,cel,tel,movil,whatsapp,phone,phone number,' +
  'mobile,mobile phone,cell phone'
export const lastNameHeaders = 'apellido,apellidos,apellido paterno,last name,last names,surname'

const headers: Record<Column, string> = {
  ...unitHeaders,
  full_name:
    'nombre,nombres,nombre completo,nombre y apellido,nombre y apellidos,full name,name,first name,residente,resident,propietario,dueno,' +
    'titular,habitante,inquilino,arrendatario,colono,condomino,copropietario,owner,tenant',
  last_name: lastNameHeaders,
  email: 'correo,correo electronico,direccion de correo,e mail,email,email address,mail',
  phone_number: phoneHeaders,
  kind:
    'tipo,tipo de residente,tipo de habitante,tipo de persona,tipo de ocupante,calidad,relacion,kind,kind of resident,type,resident type,' +
    'type of resident,relationship',
}

export const plain = (header: string) =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(\w+\)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** These words say nothing about a column. */
const fillers = new Set('de del la el los las o y of the or and'.split(' '))

/** Titles and notes may precede the headers. */
export const headRows = 10

/** Finds columns by their headers; each name has its headers in plain letters, with commas between them. */
export function headerReader<Name extends string>(headers: Readonly<Record<Name, string>>) {
  const columnOf = new Map(
    (Object.entries(headers) as [Name, string][]).flatMap(([column, written]) =>
      written.split(',').map((header) => [header, column] as const),
    ),
  )

  /** "Torre / Calle", "Tel. celular", "Nombre del propietario": all words mean the same column. */
  function columnOfWords(header: string): Name | undefined {
    const [column, ...others] = header
      .split(' ')
      .filter((word) => !fillers.has(word))
      .map((word) => columnOf.get(word))
    return others.every((other) => other === column) ? column : undefined
  }

  function placesIn({ cells }: FileRow): Layout<Name>['places'] {
    const places: Layout<Name>['places'] = {}
    for (const columnIn of [(header: string) => columnOf.get(header), columnOfWords]) {
      cells.forEach((cell, at) => {
        const column = columnIn(plain(cell))
        if (column && !Object.values(places).includes(at)) places[column] ??= at
      })
    }
    return places
  }

  /** The headers are in the first row with the most known words. */
  function layoutOf(rows: readonly FileRow[]): Layout<Name> {
    const first = rows[0]
    if (!first) return { head: 0, places: {} }
    const found = rows.slice(0, headRows).map((row) => ({ head: row.number, places: placesIn(row) }))
    const known = ({ places }: Layout<Name>) => Object.keys(places).length
    return found.reduce((best, next) => (known(next) > known(best) ? next : best))
  }

  return { placesIn, layoutOf }
}

export const { placesIn, layoutOf } = headerReader(headers)

/** Describes each column by its letter, its header and its first values. */
export function choicesOf(
  rows: readonly FileRow[],
  head: number,
): { place: number; letter: string; header: string; sample: string }[] {
  const below = rows.filter(({ number }) => number > head)
  const header = rows.find(({ number }) => number === head)?.cells ?? []
  const width = Math.max(header.length, ...below.slice(0, headRows).map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, place) => ({
    place,
    letter: letterOf(place),
    header: header[place] ?? '',
    sample: below.find(({ cells }) => cells[place])?.cells[place] ?? '',
  })).filter(({ header, sample }) => header !== '' || sample !== '')
}

const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26))

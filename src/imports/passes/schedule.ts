/** Reads days, hours and dates as people write them in a list: "L-V 9 a 18", "Mon, Wed 8:00-17:00", "31/12/2026". */

import { plain } from '../../shared/lookAlikes.ts'
import { isDay } from '../../shared/writtenMoment.ts'

interface Schedule {
  /** 1 is Monday; null without agreed days. */
  weekdays: number[] | null
  hours_from: string | null
  hours_until: string | null
}

const dayWords = [
  'l,lu,lun,lunes,mo,mon,monday,mondays',
  'ma,mar,martes,tu,tue,tues,tuesday,tuesdays',
  'mi,mie,mier,miercoles,x,we,wed,wednesday,wednesdays',
  'j,ju,jue,jueves,th,thu,thur,thurs,thursday,thursdays',
  'v,vi,vie,viernes,fr,fri,friday,fridays',
  's,sa,sab,sabado,sabados,sat,saturday,saturdays',
  'd,do,dom,domingo,domingos,su,sun,sunday,sundays',
]
const dayOf = new Map(dayWords.flatMap((words, at) => words.split(',').map((word) => [word, at + 1] as const)))
const wholeWeek = /^(todos los dias|diario|diariamente|cada dia|every day|daily|all days)$/

const clockShape = /(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?\s?m\.?|p\.?\s?m\.?)?(?:\s*h(?:rs?|oras?)?\.?)?/
const hoursShape = new RegExp(
  `(?:\\bde |\\bfrom )?(?:las )?(?<![\\d])${clockShape.source}\\s*(?:-|–|—|a|to|until|hasta)\\s*(?:las )?${clockShape.source}(?!\\d)`,
)

/** Null if the text cannot be read. The row is then reported, so that no pass is imported without its agreed hours. */
export function readSchedule(written: string): Schedule | null {
  const text = plain(fractions(written)).replace(/\s+/g, ' ').trim()
  const hours = hoursShape.exec(text)
  const [from, until] = hours ? [clock(hours.slice(1, 4)), clock(hours.slice(4, 7))] : [null, null]
  if (hours && (from === null || until === null || from === until)) return null
  const days = (hours ? text.replace(hours[0], ' ') : text).replace(/[.()]/g, ' ').replace(/\s+/g, ' ').trim()
  const weekdays = readDays(days.replace(/^[,;:/\s-]+|[,;:/\s-]+$/g, ''))
  return weekdays === undefined ? null : { weekdays, hours_from: from, hours_until: until }
}

/** An hour that a spreadsheet stored as a part of a day. */
const fractions = (written: string) =>
  written.replace(/(?<![\d.:])0[.,](\d+)/g, (_, digits: string) => {
    const minutes = Math.round(Number(`0.${digits}`) * 1440)
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  })

function clock([hour = '', minute = '00', half]: readonly (string | undefined)[]): string | null {
  const afternoon = half?.startsWith('p')
  const read = Number(hour)
  if (half && (read < 1 || read > 12)) return null
  const hours = half ? (read % 12) + (afternoon ? 12 : 0) : read
  if (hours > 23 || Number(minute) > 59) return null
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** Undefined if a word is not a day. */
function readDays(text: string): number[] | null | undefined {
  if (text === '') return null
  if (wholeWeek.test(text)) return [1, 2, 3, 4, 5, 6, 7]
  // "LMXJV" has one letter per day.
  const found = new Set<number>()
  const letters = /^[lmxjvsd]{2,7}$/.test(text) && !dayOf.has(text) ? lettersOf(text) : null
  for (const part of letters ??
    text
      .split(/[,;/]| y | e | and | & /)
      .map((piece) => piece.trim())
      .filter(Boolean)) {
    const range = /^(?:de )?(\p{L}+) ?(?:-|–|—| a | al | to | through | hasta ) ?(\p{L}+)$/u.exec(part)
    const [first, last] = range ? [dayIn(range[1]), dayIn(range[2])] : [undefined, undefined]
    if (range) {
      if (first === undefined || last === undefined) return undefined
      for (let day = first; ; day = (day % 7) + 1) {
        found.add(day)
        if (day === last) break
      }
    } else {
      const days = part.split(' ').map(dayIn)
      if (days.some((day) => day === undefined)) return undefined
      for (const day of days) found.add(day as number)
    }
  }
  return [...found].sort()
}

/** A single "m" means Tuesday, which people write before the x of Wednesday. */
const dayIn = (word: string | undefined) => (word === 'm' ? 2 : dayOf.get(word ?? ''))

/** "LMMJV" uses the same letter for Tuesday and Wednesday. */
function lettersOf(text: string): string[] {
  const [before = '', ...after] = text.split('mm')
  return after.length === 1 ? [...before, 'm', 'x', ...(after[0] ?? '')] : [...text]
}

const months = 'ene jan,feb,mar,abr apr,may,jun,jul,ago aug,sep set,oct,nov,dic dec'.split(',')

/** Reads a date with the day before the month; undefined if it is not one, null if the text means no end. */
export function readDay(written: string): string | null | undefined {
  const text = plain(written).trim()
  if (/^(|-+|indefinid[oa]|sin fecha|sin fin|permanente|permanent|no end|indefinite|none|n\/?a)$/.test(text))
    return null
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ t].*)?$/.exec(text) ?? []
  if (year && month && day) return dayOfParts(year, month, day)
  const [, first = '', second = '', short] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text) ?? []
  if (short) {
    const [d, m] = Number(second) > 12 ? [second, first] : [first, second]
    return dayOfParts(short, m, d)
  }
  const [, d, name = '', y] = /^(\d{1,2})(?: de |[ /.-])(\p{L}{3,})(?: del? |[ /.-])(\d{4}|\d{2})$/u.exec(text) ?? []
  const place = months.findIndex((names) => names.split(' ').includes(name.slice(0, 3)))
  return d && y && place >= 0 ? dayOfParts(y, String(place + 1), d) : undefined
}

function dayOfParts(year: string, month: string, day: string): string | undefined {
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(whole) ? whole : undefined
}

/** The audiences, the state of an announcement, and the links in its text. */

export const audiences = ['everybody', 'tower', 'units', 'residents', 'owners', 'guards'] as const
export type Audience = (typeof audiences)[number]

export const mostTitle = 120
export const mostBody = 4000
export const mostUnitsAddressed = 200

export type AnnouncementState = 'draft' | 'scheduled' | 'sent' | 'ended'

interface Times {
  send_at: string | null
  sent_at: string | null
  ends_at: string | null
}

export function stateOf({ send_at, sent_at, ends_at }: Times, now: number): AnnouncementState {
  if (ends_at !== null && Date.parse(ends_at) <= now && (sent_at !== null || send_at !== null)) return 'ended'
  if (sent_at !== null) return 'sent'
  return send_at === null ? 'draft' : 'scheduled'
}

/** How many pictures and PDFs an announcement has. */
export const countFiles = (files: readonly { kind: 'picture' | 'pdf' }[]): [pictures: number, pdfs: number] => [
  files.filter(({ kind }) => kind === 'picture').length,
  files.filter(({ kind }) => kind === 'pdf').length,
]

export interface TextPart {
  text: string
  /** True for an address, which becomes a link. */
  link: boolean
}

/** Only whole http addresses become links. A sign at the end belongs to the sentence. */
const address = /https?:\/\/[^\s<>"'“”«»]+/gi
const ofSentence = /[.,;:!?)\]]+$/

export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(ofSentence, '')
    if (!URL.canParse(link)) continue
    if (index > at) parts.push({ text: text.slice(at, index), link: false })
    parts.push({ text: link, link: true })
    at = index + link.length
  }
  if (at < text.length) parts.push({ text: text.slice(at), link: false })
  return parts
}

export const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/).filter((one) => one.trim() !== '')

const mostNamed = 5

/** The audience in words: a tower and units by their names. */
export function announcedTo(
  { audience, tower, units }: { audience: Audience; tower: string | null; units: readonly string[] },
  words: Readonly<Record<Audience, string>>,
): string {
  if (audience === 'tower') return `${words.tower}: ${tower}`
  if (audience !== 'units') return words[audience]
  const more = units.length > mostNamed ? ` +${units.length - mostNamed}` : ''
  return `${words.units}: ${units.slice(0, mostNamed).join(', ')}${more}`
}

/** Writes HTML on the server. Every value is escaped, unless it is HTML that this function made. */

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | null | undefined | false | readonly Html[]

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, at) => text + written(values[at - 1]) + part))
}

/** Takes only text of this program, such as a style sheet, because it is not escaped. */
export const trusted = (text: string) => new Html(text)

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map((one) => one.text).join('')
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

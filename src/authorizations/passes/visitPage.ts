/** Writes the visitor's page: the pass with its code, or why the link shows none. No script is needed to see the code. */
import { speakThere } from '../../shared/countryWords.ts'
import { type Html, html, trusted } from '../../shared/html.ts'
import { type Language, speak } from '../../shared/messages.ts'
import { tileOf } from '../../shared/tileOf.ts'
import { wallText } from '../../shared/writtenMoment.ts'
import { groupTexts } from '../group.messages.ts'
import { stampTexts } from '../kinds.messages.ts'
import { inWholeDates, validityWords, writtenMoment } from '../periodWords.ts'
import { changesOf, endOf, toleranceMs } from './passEnd.ts'
import { audienceOfText, mapOf, whatsAppOf } from './passText.ts'
import type { Visit } from './shownPasses.ts'
import { endlessTexts, passTitles, periodTexts, visitPageTexts } from './visitPage.messages.ts'

export interface Ended {
  readonly condominium: string
  readonly host: string | null
  readonly country: Visit['country']
  readonly ended: 'replaced' | 'expired' | 'paused' | 'canceled'
}

export interface Sheet {
  readonly language: Language
  readonly style: string
  readonly dark: string
  readonly script: string | undefined
}

interface Live {
  readonly visit: Visit
  readonly link: string
  readonly now: number
  /** The rows of the code; true is a dark module. */
  readonly code: readonly (readonly boolean[])[]
}

const dayMs = 24 * 60 * 60_000

export function livePage(sheet: Sheet, { visit, link, now, code }: Live): string {
  const { language } = sheet
  const text = speakThere(visitPageTexts, language, visit.country)
  const pass = speakThere(passTitles, language, visit.country)
  const words = { period: speak(periodTexts, language), page: speak(endlessTexts, language) }
  const name = [visit.name, visit.last_name].filter(Boolean).join(' ')
  const { condominium, address, time_zone: zone } = visit
  const map = mapOf(condominium, address)
  const late = endOf(visit.ends_at, now) === 'late'
  const early = visit.valid_from !== null && wallText(now + toleranceMs, zone) < visit.valid_from
  const [end] = changesOf(visit.ends_at)
  const title = visit.host ? text.invites(visit.host) : text.title
  // The day of the visit is the time to look for the way.
  const near = !early || visit.valid_from?.slice(0, 10) === wallText(now, zone).slice(0, 10)
  return pageOf(sheet, {
    title,
    refreshes: nextChange(visit, now),
    main: html`<main id="content" data-state="${late ? 'late' : 'live'}" data-now="${now}"${end && html` data-ends="${end}" data-tolerance="${toleranceMs}"`}${visit.day && html` data-day="${Date.parse(visit.day.until)}"`}>
<h1><span class="live">${title}</span><span class="over">${text.ended.expired}</span></h1>
<p class="dim live">${text.show}</p>
${
  end &&
  html`<div class="note wait late" role="status"><strong>${text.late(clockOf(end, zone))}</strong>
<p>${text.late_text(clockOf(end + toleranceMs, zone))}</p></div>`
}
${over(sheet, { ...visit, ended: 'expired' })}
<article aria-label="${pass.title(name)}">
<p class="name">${name}</p>
<p class="when">${inWholeDates(validityWords(words, language)(visit))}</p>
${visit.people && html`<p class="people">${speak(groupTexts, language).people_fact(visit.people)}</p>`}
${early && visit.valid_from && html`<p class="early">${pass.begins(writtenMoment(visit.valid_from, language))}</p>`}
<p class="stamp over">${speak(stampTexts, language).expired}</p>
<div class="live" data-code>
${drawing(code, pass.picture)}
${noteOf(visit, pass, language)}
${visit.access_number && html`<p class="number"><span>${pass.number}</span><strong>${visit.access_number}</strong></p>`}
</div>
${condominium && html`<p class="place"><strong>${condominium}</strong>${address && ` · ${address}`}</p>`}
${tiles(audienceOfText(visit.token))}
</article>
<div class="acts live">
${map && html`<a class="act${near && ' main'}" href="${map}" target="_blank" rel="noreferrer noopener">${pass.directions}</a>`}
<button class="act" type="button" data-save="${text.image_failed}" disabled><span class="on-phone">${text.save_image}</span><span class="on-desk">${text.save_on_desk}</span></button>
</div>
${dataLink(link, text.my_data)}
</main>`,
  })
}

export function endedPage(sheet: Sheet, ended: Ended | null, link: string): string {
  const text = speakThere(visitPageTexts, sheet.language, ended?.country ?? null)
  if (!ended) return messagePage(sheet, text.unknown, text.unknown_text)
  const title = text.ended[ended.ended]
  const stamp = stamps[ended.ended]
  return pageOf(sheet, {
    title,
    main: html`<main id="content" data-state="over">
<h1>${title}</h1>
${over(sheet, ended)}
<article aria-label="${text.title}">
${stamp && html`<p class="stamp">${speak(stampTexts, sheet.language)[stamp]}</p>`}
<p class="place"><strong>${ended.condominium}</strong></p>
</article>
${dataLink(link, text.my_data)}
</main>`,
  })
}

/** A paused pass may work again. */
const stamps = { replaced: 'canceled', expired: 'expired', canceled: 'canceled', paused: null } as const

/** The page for a refusal that says nothing of the pass, such as too many requests. */
export function failedPage(sheet: Sheet): string {
  const text = speak(visitPageTexts, sheet.language)
  return messagePage(sheet, text.failed, text.failed_text, html`<a class="act main" href="">${text.again}</a>`)
}

export const messagePage = (sheet: Sheet, title: string, words: string, act?: Html) =>
  pageOf(sheet, {
    title,
    main: html`<main id="content">
<article>
${mark(72)}
<h1>${title}</h1>
<p class="place">${words}</p>
${tiles(title)}
</article>
${act && html`<div class="acts">${act}</div>`}
</main>`,
  })

const mark = (size: number) =>
  html`<svg data-mark viewBox="0 0 48 48" width="${size}" height="${size}" aria-hidden="true"><path d="M37.4 13.8A15.5 15.5 0 0 0 8.5 21.5V40.5H39.5V31"/><path class="arm" d="M42.5 28H20"/></svg>`

function over({ language }: Sheet, { host, condominium, country, ended }: Ended): Html {
  const text = speakThere(visitPageTexts, language, country)
  return html`<div class="over">
<p>${host ? text.invited(host, condominium) : text.invited_to(condominium)}</p>
<p>${text.ended_text[ended]}</p>
<a class="act main" href="${whatsAppOf(text.ask_text(host, condominium))}" target="_blank" rel="noreferrer noopener">${text.ask_another}</a>
</div>`
}

const dataLink = (link: string, words: string) => html`<p class="data"><a href="/my-data#${link}">${words}</a></p>`

/** The page of a reader without scripts loads again at these moments. */
function nextChange({ ends_at: end, day }: Visit, now: number): number | undefined {
  const next = Math.min(...[...changesOf(end), day ? Date.parse(day.until) : 0].filter((moment) => moment > now))
  return next - now < dayMs ? Math.ceil((next - now) / 1000) + 1 : undefined
}

function noteOf(
  { reader, day, time_zone: timeZone }: Visit,
  pass: ReturnType<typeof speakPass>,
  language: Language,
): Html | null {
  if (!reader) return null
  if (!day) return html`<p class="note">${reader === 'none' ? pass.none_note : pass.plain_note}</p>`
  const until = writtenMoment(wallText(Date.parse(day.until), timeZone), language)
  return html`<p class="note fresh">${pass.day_note(until)}</p><p class="note wait stale">${pass.day_over}</p>`
}

const speakPass = (language: Language) => speak(passTitles, language)

const clockOf = (moment: number, zone: string) => wallText(moment, zone).slice(11)

/** The white edge is part of the drawing, because readers need it in the dark theme too. */
function drawing(code: Live['code'], label: string): Html {
  const edge = 2
  const size = code.length + 2 * edge
  const runs = code.flatMap((row, y) => {
    const dark = row.map((module) => (module ? '1' : '0')).join('')
    return [...dark.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index + edge} ${y + edge}h${run.length}v1h-${run.length}z`,
    )
  })
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" width="256" height="256" shape-rendering="crispEdges" xmlns="http://www.w3.org/2000/svg"><rect width="${size}" height="${size}" fill="#fff"/><path fill="#1e293b" d="${runs.join('')}"/></svg>`
}

export function tiles(seed: string | null): Html | null {
  if (!seed) return null
  const { lines, dot } = tileOf(seed)
  return html`<svg class="tiles" aria-hidden="true"><defs><pattern id="tile" x="50%" width="64" height="64" patternUnits="userSpaceOnUse"><path d="${lines}"/>${dot > 0 && html`<circle cx="32" cy="32" r="${dot}"/>`}</pattern></defs><rect width="100%" height="100%" fill="url(#tile)"/></svg>`
}

interface Content {
  title: string
  main: Html
  /** Seconds until the page shows something else. */
  refreshes?: number | undefined
}

export function pageOf({ language, style, dark, script }: Sheet, { title, main, refreshes }: Content): string {
  const other = language === 'es' ? 'en' : 'es'
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#17356f" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#17233b" media="(prefers-color-scheme: dark)">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Garita</title>
${refreshes && html`<noscript><meta http-equiv="refresh" content="${refreshes}"></noscript>`}
<style>${trusted(style)}</style>
<style id="dark" media="screen and (prefers-color-scheme: dark)">${trusted(dark)}</style>
${script && html`<script type="module" src="${script}"></script>`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header><a href="/">${mark(30)}Garita</a><a href="?language=${other}" hreflang="${other}" lang="${other}">${speak(visitPageTexts, language).language}</a></header>
${main}
</body>
</html>
`.text
}

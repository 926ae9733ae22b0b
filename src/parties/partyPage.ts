/** Writes the page of a party: the form of a guest, the way to the guest's own pass, or an answer. It needs no script. */

import { mapOf } from '../authorizations/passes/passText.ts'
import { passTitles, periodTexts, visitPageTexts } from '../authorizations/passes/visitPage.messages.ts'
import { messagePage, pageOf, type Sheet, tiles } from '../authorizations/passes/visitPage.ts'
import { amenityTypeNames, amenityWord } from '../shared/amenityTypes.ts'
import type { Country } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { html } from '../shared/html.ts'
import { speak } from '../shared/messages.ts'
import { partyPageTexts } from './partyPage.messages.ts'
import { partyHours } from './partyWords.ts'

interface PublicParty {
  readonly condominium: string
  readonly address: string | null
  readonly country: Country | null
  readonly host: string
  readonly name: string
  readonly note: string | null
  readonly amenity: string | null
  readonly written_from: string
  readonly written_until: string
  /** Draws the tiles of the condominium. */
  readonly tile: string
}

interface Shown {
  readonly party: PublicParty
  readonly link: string
  /** This browser has a place with this pass. */
  readonly pass?: { readonly name: string; readonly link: string } | undefined
  /** Identifies this form, so that a second press takes no second place. */
  readonly again: string
  /** The refused name. */
  readonly wrong?: string | undefined
}

export function partyPage(sheet: Sheet, { party, link, pass, again, wrong }: Shown): string {
  const { language } = sheet
  const text = speakThere(partyPageTexts, language, party.country)
  const { condominium, address } = party
  const title = speak(visitPageTexts, language).invites(party.host)
  const map = mapOf(condominium, address)
  const hours = { from: party.written_from, until: party.written_until }
  return pageOf(sheet, {
    title,
    main: html`<main id="content">
<h1>${title}</h1>
<article aria-label="${party.name}">
<p class="name">${party.name}</p>
<p class="when">${partyHours(speak(periodTexts, language), language, hours)}</p>
<p class="place">${party.amenity && html`${amenityWord(party.amenity, speakThere(amenityTypeNames, language, party.country))} · `}<strong>${condominium}</strong>${address && ` · ${address}`}</p>
${tiles(party.tile)}
</article>
${party.note && html`<p class="note">${party.note}</p>`}
${
  pass
    ? html`<p>${text.mine(pass.name)}</p>
<a class="act main" href="/pass/${pass.link}">${text.open_pass}</a>`
    : html`<form style="display:grid;gap:0.5rem" method="post" action="/party/${link}">
<label for="guest">${text.guest}</label>
<input class="act" style="width:100%;text-align:start;cursor:text" id="guest" name="guest" value="${wrong}" autocomplete="name" autocapitalize="words" maxlength="120" enterkeyhint="go" required${wrong !== undefined && html` aria-invalid="true" aria-describedby="wrong"`}>
${wrong !== undefined && html`<p class="note wait" id="wrong" role="alert">${text.guest_needed}</p>`}
<input type="hidden" name="again" value="${again}">
<button class="act main" type="submit">${text.ask}</button>
<p>${text.each}</p>
</form>`
}
${map && html`<div class="acts"><a class="act" href="${map}" target="_blank" rel="noreferrer noopener">${speak(passTitles, language).directions}</a></div>`}
</main>`,
  })
}

/** Persons whom the home does not receive get this page, too, so it says nothing else. */
export function fullPage(sheet: Sheet): string {
  const text = speak(partyPageTexts, sheet.language)
  return messagePage(sheet, text.full, text.full_text)
}

export function endedPartyPage(sheet: Sheet): string {
  const text = speak(partyPageTexts, sheet.language)
  return messagePage(sheet, text.ended, text.ended_text)
}

export function unknownPartyPage(sheet: Sheet): string {
  const text = speak(visitPageTexts, sheet.language)
  return messagePage(sheet, text.unknown, text.unknown_text)
}

export function failedPartyPage(sheet: Sheet): string {
  const words = speak(visitPageTexts, sheet.language)
  return messagePage(
    sheet,
    speak(partyPageTexts, sheet.language).failed,
    words.failed_text,
    html`<a class="act main" href="">${words.again}</a>`,
  )
}

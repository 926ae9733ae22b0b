/** Checks that a screen is whole with larger text, by the rectangles of its texts, buttons and bars. */
import type { Page } from 'playwright-core'

/**
 * `root` sets the font size of the root element, which media queries ignore. `browser` sets the browser's own size, which they follow.
 */
export interface LargeText {
  percent: number
  by: 'root' | 'browser'
}

export const twice: LargeText = { percent: 200, by: 'root' }

/** Checks the open page, and restores its text size. */
export async function faultsOfLargeText(
  page: Page,
  name: string,
  { percent, by }: LargeText = twice,
  size = page.viewportSize(),
): Promise<string[]> {
  const before = page.viewportSize()
  await setText(page, by, percent)
  // Resize after the change of the text: scripts hear of the window's size, not of the browser's setting.
  if (size) await page.setViewportSize(size)
  await drawn(page)
  const faults = await page.evaluate(faultsNow)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
  await setText(page, by, 100)
  if (before) await page.setViewportSize(before)
  await drawn(page)
  return faults.map((fault) => `with text of ${percent} %: ${fault}`)
}

async function setText(page: Page, by: LargeText['by'], percent: number): Promise<void> {
  if (by === 'browser') {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
    await browser.detach()
  }
  const fontSize = percent === 100 ? '' : `${percent}%`
  if (by === 'root') {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
  }
}

/** Lists positioned by a script follow a frame later. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  })
}

/** Runs in the page. */
function faultsNow(): string[] {
  const faults = new Set<string>()
  const root = document.documentElement
  const beyond = root.scrollWidth - root.clientWidth
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (one: Element) => {
    const style = styles.get(one) ?? getComputedStyle(one)
    styles.set(one, style)
    return style
  }
  const ancestors = (one: Element) => {
    const found: Element[] = []
    for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) found.push(at)
    return found
  }
  const isDrawn = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !ancestors(one).some((at) => styleOf(at).clipPath !== 'none') &&
    !one.closest('[class*="-hidden"], [data-skip]')
  const isSeen = (one: Element) => isDrawn(one) && !one.closest('svg, noscript, script, style, [data-drawing]')
  /** Finds the layer of an element: the page, a bar or a dialog. */
  const layerOf = (one: Element) =>
    ancestors(one).find((at) => ['fixed', 'sticky'].includes(styleOf(at).position) || at.matches('[role="dialog"]')) ??
    document.body
  const placeOf = (one: Element) => {
    const kind = one.className && typeof one.className === 'string' ? one.className.match(/garita-[\w-]+/)?.[0] : null
    return (
      kind ?? ancestors(one).flatMap((at) => String(at.className).match(/garita-[\w-]+/)?.[0] ?? [])[0] ?? one.tagName
    )
  }

  if (beyond > 1) {
    const widest = [...document.querySelectorAll('*')].findLast(
      (one) => one.getBoundingClientRect().right > root.clientWidth + 1,
    )
    const said = widest ? `: "${widest.textContent?.trim().slice(0, 40)}" in ${placeOf(widest)}` : ''
    faults.add(`the page is ${beyond} px too wide${said}`)
  }

  /** A font leaves room above and below its letters, which may overlap a neighbor where lines are close. */
  const lettersOf = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height * 0.2, width, height * 0.6)
  const both = (a: DOMRect, b: DOMRect) => ({
    x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  })

  // The page behind a dialog was checked before the dialog opened.
  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].filter(isSeen)
  const top = dialogs.at(-1) ?? document.body

  interface Line {
    text: string
    parent: Element
    layer: Element
    rects: DOMRect[]
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || text.trim() === '' || !isSeen(parent)) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (rects.length === 0) continue
    const clips = ancestors(parent)
      .filter((at) => styleOf(at).overflow !== 'visible')
      .map((at) => at.getBoundingClientRect())
    const seen = (rect: DOMRect) => {
      const [left, top] = [
        Math.max(rect.left, ...clips.map((clip) => clip.left)),
        Math.max(rect.top, ...clips.map((clip) => clip.top)),
      ]
      const [right, bottom] = [
        Math.min(rect.right, ...clips.map((clip) => clip.right)),
        Math.min(rect.bottom, ...clips.map((clip) => clip.bottom)),
      ]
      return new DOMRect(left, top, right - left, bottom - top)
    }
    const shown = text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    lines.push({
      text: shown,
      parent,
      layer: layerOf(parent),
      rects: rects.map(seen).filter(({ width, height }) => width > 2 && height > 2),
    })
    const where = `"${shown}" in ${placeOf(parent)}`
    const letter = Number.parseFloat(styleOf(parent).fontSize) / 2

    // A word of usual length must not break.
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}.,:;¿?¡!%/]+/gu)) {
      // A long address may break anywhere.
      const isAddress =
        /\p{L}\.\p{L}/u.test(word) ||
        text.includes('://') ||
        text[index - 1] === '@' ||
        text[index + word.length] === '@'
      if (word.length < 2 || isAddress) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const rows = new Set(parts.map(({ top }) => Math.round(top)))
      const widest = Math.max(...parts.map(({ width }) => width))
      if (rows.size > 1 && (word.length <= 15 || widest < 6 * letter))
        faults.add(`breaks the word "${word}" of ${where}`)
    }
    const widest = Math.max(...rects.map(({ width }) => width))
    if (rects.length > 3 && widest < 4 * letter) faults.add(`a column of letters: ${where}`)

    // Checks whether the text is cut, or lies outside its box or the window.
    const chain = ancestors(parent)
    for (const rect of rects) {
      for (const box of chain) {
        const style = styleOf(box)
        const edge = box.getBoundingClientRect()
        const scrolls = /auto|scroll/
        const x = style.overflowX
        const y = style.overflowY
        if (style.display === 'inline') continue
        if (x === 'hidden' || x === 'clip') {
          if (rect.right > edge.right + 1 || rect.left < edge.left - 1) {
            // A text that another screen shows whole may end in dots, after its beginning.
            const dots = style.textOverflow === 'ellipsis' && edge.width > 8 * letter
            if (!dots) faults.add(`is cut: ${where}`)
            break
          }
        }
        if (style.webkitLineClamp !== 'none') break
        if ((y === 'hidden' || y === 'clip') && (rect.bottom > edge.bottom + 3 || rect.top < edge.top - 3))
          faults.add(`is cut from above or below: ${where}`)
        const drawn =
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          (style.borderRightStyle !== 'none' && Number.parseFloat(style.borderRightWidth) > 0)
        const fixed = style.position === 'fixed'
        if ((drawn || fixed) && !scrolls.test(x) && (rect.right > edge.right + 2 || rect.left < edge.left - 2))
          faults.add(`runs out of ${placeOf(box)} at a side: ${where}`)
        const letters = lettersOf(rect)
        if ((drawn || fixed) && !scrolls.test(y) && (letters.bottom > edge.bottom || letters.top < edge.top))
          faults.add(`runs out of ${placeOf(box)} above or below: ${where}`)
        if (scrolls.test(x)) break
        if (scrolls.test(y)) break
        // A badge with its own ground may lie on the edge of a tile.
        if (drawn && style.position === 'absolute') break
      }
      const kept = chain.some((at) => styleOf(at).overflowX !== 'visible')
      if (!kept && (rect.right > innerWidth + 1 || rect.left < -1)) faults.add(`leaves the window: ${where}`)
    }
  }

  const acts = [
    ...top.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, [role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"]',
    ),
  ].filter((one) => isSeen(one) && styleOf(one).opacity !== '0')
  /** The visible part of an element within the lists that scroll it. */
  const shownOf = (one: Element) => {
    const box = one.getBoundingClientRect()
    const lists = ancestors(one).filter((at) => at !== one && /auto|scroll/.test(styleOf(at).overflowY))
    const edges = lists.map((list) => list.getBoundingClientRect())
    const top = Math.max(box.top, ...edges.map((edge) => edge.top))
    const bottom = Math.min(box.bottom, ...edges.map((edge) => edge.bottom))
    return new DOMRect(box.x, top, box.width, Math.max(0, bottom - top))
  }
  const boxes = acts.map((one) => ({ one, layer: layerOf(one), box: shownOf(one) }))
  const named = (one: Element) =>
    `"${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)}" in ${placeOf(one)}`
  for (const [at, first] of boxes.entries()) {
    const slides = ancestors(first.one).some(
      (one) => /auto|scroll/.test(styleOf(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
    )
    if (!slides && first.box.width > 0 && (first.box.right > innerWidth + 1 || first.box.left < -1))
      faults.add(`leaves the window: ${named(first.one)}`)
    const bar = first.layer.getBoundingClientRect()
    const ofPage = first.layer === document.body || first.layer.matches('[role="dialog"]')
    const holds = !ofPage && bar.height > 0 && styleOf(first.layer).overflowY === 'visible'
    if (holds && styleOf(first.one).position !== 'fixed') {
      if (first.box.bottom > bar.bottom + 4 || first.box.top < bar.top - 4)
        faults.add(`runs out of ${placeOf(first.layer)} above or below: ${named(first.one)}`)
    }
    for (const second of boxes.slice(at + 1)) {
      if (first.layer !== second.layer || first.one.contains(second.one) || second.one.contains(first.one)) continue
      // A field may contain a button.
      if (first.one.closest('.mantine-Input-wrapper')?.contains(second.one)) continue
      const over = both(first.box, second.box)
      if (over.x > 3 && over.y > 3) {
        // A card that opens something lies under its own buttons.
        const inside =
          over.x >= Math.min(first.box.width, second.box.width) - 1 &&
          over.y >= Math.min(first.box.height, second.box.height) - 1
        if (!inside) faults.add(`${named(first.one)} overlaps ${named(second.one)}`)
      }
    }
  }
  const pictures = [...top.querySelectorAll('svg')]
    .filter((one) => isDrawn(one) && !one.closest('[data-scene], [data-drawing], [data-tiles], [role="img"]'))
    .map((one) => ({
      text: 'a picture',
      parent: one as Element,
      layer: layerOf(one),
      rects: [shownOf(one)],
    }))
  const all = [...lines, ...pictures]
  for (const [at, first] of lines.entries()) {
    for (const second of all.slice(at + 1)) {
      if (first.layer !== second.layer || first.parent === second.parent) continue
      const hit = first.rects.some((a) =>
        second.rects.some((b) => {
          const over = both(lettersOf(a), b.width === b.height ? b : lettersOf(b))
          return over.x > 3 && over.y > Math.min(a.height, b.height) * 0.2
        }),
      )
      if (hit) faults.add(`"${first.text}" lies over "${second.text}" in ${placeOf(second.parent)}`)
    }
  }

  // Bars leave half of the window to the page, or a third on a phone in landscape.
  const taken = new Set<number>()
  for (const bar of new Set([...lines, ...boxes].map(({ layer }) => layer))) {
    if (bar === document.body || bar.matches('dialog, [role="dialog"], .mantine-Notifications-root')) continue
    if (bar.querySelector('[role="dialog"]')) continue
    const box = bar.getBoundingClientRect()
    const { position, top: above, bottom: below } = styleOf(bar)
    if (position === 'sticky' && !(Number.parseFloat(above) >= 0) && !(Number.parseFloat(below) >= 0)) continue
    if (position === 'fixed' && (box.top < -2 || box.bottom > innerHeight + 2))
      faults.add(`${placeOf(bar)} leaves the window above or below`)
    // A picture or a menu at the side of a desk leaves the height to the page.
    if (box.width < innerWidth * 0.75) continue
    for (let y = Math.max(0, Math.round(box.top)); y < Math.min(innerHeight, box.bottom); y += 1) taken.add(y)
  }
  const most = innerHeight < 30 * Number.parseFloat(getComputedStyle(root).fontSize) ? 2 / 3 : 1 / 2
  if (taken.size > innerHeight * most)
    faults.add(`bars take ${Math.round((taken.size / innerHeight) * 100)} % of the height`)
  return [...faults]
}

/** The pages of a night have the program's clock, and one of them is a tablet that keeps its storage without power. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { type NightProgram, openNight } from '../support/nightProgram.ts'
import { patienceMs } from '../support/patience.ts'
import { openProfile, sharedBrowser } from './browser.ts'
import { openWindow, optionsFor, type Sight } from './site.ts'

export interface Night extends NightProgram {
  readonly complaints: string[]
  open(sight?: Sight): Promise<Page>
  /** Switches the tablet on, each time with the same storage. */
  tablet(): Promise<Page>
}

export async function openNightAtGate(): Promise<Night> {
  const program = await openNight()
  onTestFinished(() => program.close())
  const complaints: string[] = []
  const profile = mkdtempSync(join(tmpdir(), 'garita-tablet-'))
  onTestFinished(() => rmSync(profile, { recursive: true, force: true }))
  return {
    ...program,
    get garita() {
      return program.garita
    },
    complaints,
    async open(sight = {}) {
      const page = await openWindow(await sharedBrowser(), program.address, complaints, { offline: true, ...sight })
      await page.clock.install({ time: program.now() })
      return page
    },
    async tablet() {
      const context = await openProfile(optionsFor(program.address, { size: 'tablet', offline: true }), profile)
      onTestFinished(() => context.close())
      context.setDefaultTimeout(patienceMs)
      const [page = await context.newPage()] = context.pages()
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
      await page.clock.install({ time: program.now() })
      return page
    },
  }
}

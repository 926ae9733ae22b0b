/** Taking one list away: asked for, followed while it comes, kept when it is whole, and told how it ended. */
import { useRef, useState } from 'react'
import type { Call, Input } from '../shared/contract.ts'
import { locales } from '../shared/messages.ts'
import { fetchFile, keepFile } from '../web/calls/fileDownload.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { over, refused, told, underWay } from '../web/calls/toast.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { exportMessages } from './exports.messages.ts'

const notice = 'export'
const look_ms = 500

export function useExport() {
  const text = useText(exportMessages)
  const refusalText = useRefusalText()
  const { language } = useLanguage()
  const [pending, setPending] = useState(false)
  const last_look = useRef(0)
  const last_told = useRef('')
  const figure = (rows: number) => rows.toLocaleString(locales[language])

  async function run<C extends Call>(call: C, input: Input<C>, list: string): Promise<void> {
    const calling_off = new AbortController()
    const say = (so_far: string) =>
      underWay(notice, {
        title: text.under_way(list),
        text: so_far,
        cancel: text.cancel,
        onCancel: () => calling_off.abort(),
      })
    setPending(true)
    // What was told of the one before must not cover the button of this one.
    over(last_told.current)
    say(text.beginning)
    try {
      const arrived = await fetchFile(call, input, {
        signal: calling_off.signal,
        onArrival: ({ rows, of }) => {
          if (Date.now() - last_look.current < look_ms) return
          last_look.current = Date.now()
          say(text.so_far(figure(rows), figure(of)))
        },
      })
      over(notice)
      if (arrived.rows === 0) return refused(text.empty_title, text.empty)
      keepFile(arrived)
      last_told.current = told(text.done(figure(arrived.rows)), text.done_title)
    } catch (error) {
      over(notice)
      if (calling_off.signal.aborted) told(text.nothing_saved, text.cancelled)
      else refused(text.failed_title, text.failed(refusalText(error)))
    } finally {
      setPending(false)
    }
  }
  return { pending, run }
}

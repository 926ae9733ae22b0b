/** Requests a file, shows the progress, saves it when it is complete, and reports the result. */

import { useRef, useState } from 'react'
import { hiddenTexts } from '../access-log/log.messages.ts'
import type { Call, Input } from '../shared/contract.ts'
import { locales } from '../shared/messages.ts'
import { fetchFile } from '../web/calls/fileDownload.ts'
import { keepFile } from '../web/calls/keepFile.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { closeToast, toastProgress, toastRefusal, toastSuccess } from '../web/calls/toast.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { exportMessages } from './exports.messages.ts'

const notice = 'export'
const lookMs = 500

export function useExport() {
  const text = useText(exportMessages)
  const { hidden_names } = useText(hiddenTexts)
  const refusalText = useRefusalText()
  const { language } = useLanguage()
  const [pending, setPending] = useState(false)
  const lastLook = useRef(0)
  const lastTold = useRef('')
  const figure = (rows: number) => rows.toLocaleString(locales[language])

  async function run<C extends Call>(call: C, input: Input<C>, list: string): Promise<void> {
    const callingOff = new AbortController()
    const say = (soFar: string) =>
      toastProgress(notice, {
        title: text.under_way(list),
        text: soFar,
        cancel: text.cancel,
        onCancel: () => callingOff.abort(),
      })
    setPending(true)
    // The toast of the previous export must not cover the button of this one.
    closeToast(lastTold.current)
    say(text.beginning)
    try {
      const arrived = await fetchFile(call, input, {
        signal: callingOff.signal,
        onArrival: ({ rows, of }) => {
          if (Date.now() - lastLook.current < lookMs) return
          lastLook.current = Date.now()
          if (rows !== null) say(text.so_far(figure(rows), figure(of)))
        },
      })
      closeToast(notice)
      if (arrived.rows === 0) return toastRefusal(text.empty_title, text.empty)
      keepFile(arrived)
      lastTold.current = toastSuccess(text.done(figure(arrived.rows)), text.done_title)
      if (arrived.hidden > 0) toastRefusal(text.hidden_title, hidden_names(arrived.hidden))
    } catch (error) {
      closeToast(notice)
      if (callingOff.signal.aborted) toastSuccess(text.nothing_saved, text.cancelled)
      else toastRefusal(text.failed_title, text.failed(refusalText(error)))
    } finally {
      setPending(false)
    }
  }
  return { pending, run }
}

/** The export menu of a panel: four lists as files, with the filters of the screen, and the printable log. */
import { Button, Menu } from '@mantine/core'
import {
  IconBuildingPavilion,
  IconDoorEnter,
  IconDownload,
  IconPrinter,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { amenities } from '../amenities/amenities.contract.ts'
import type { PanelFilter } from '../panels/panelFilter.ts'
import { people } from '../people/people.contract.ts'
import type { Call, Input } from '../shared/contract.ts'
import { locales } from '../shared/messages.ts'
import { visits } from '../visits/visits.contract.ts'
import { fetchFile, keepFile } from '../web/calls/fileDownload.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { closeToast, toastProgress, toastRefusal, toastSuccess } from '../web/calls/toast.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { exportMessages } from './exports.messages.ts'

interface ExportMenuProps {
  filter: PanelFilter
  /** Whether the reader has a condominium at all. */
  somewhere: boolean
}

export function ExportMenu({ filter, somewhere }: ExportMenuProps) {
  const text = useText(exportMessages)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { pending, run } = useExport()
  const { search, condominium_id, status, reservation_status, from, until } = filter
  const where = { search, condominium_id, language }
  const days = { from, until }
  const lists = [
    {
      name: text.residents,
      Face: IconUsers,
      take: () => run(people.exportDirectory, where, text.residents),
    },
    {
      name: text.visitors,
      Face: IconUserCheck,
      take: () => run(visits.export, { ...where, ...days, status }, text.visitors),
    },
    { name: text.log, Face: IconDoorEnter, take: () => run(visits.exportLog, { ...where, ...days }, text.log) },
    {
      name: text.reservations,
      Face: IconBuildingPavilion,
      take: () =>
        run(amenities.exportReservations, { ...where, ...days, status: reservation_status }, text.reservations),
    },
  ]
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} loading={pending}>
          {text.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.as_filtered}</Menu.Label>
        {lists.map(({ name, Face, take }) => (
          <Menu.Item
            key={name}
            leftSection={<Face size={20} stroke={1.75} aria-hidden />}
            onClick={() => (somewhere ? void take() : toastRefusal(text.empty_title, text.none_assigned))}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() => void navigate({ to: '/access-log', search: { search, condominium_id, from, until } })}
        >
          {text.print}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const notice = 'export'
const lookMs = 500

/** Taking one list away: asked for, followed while it comes, kept when it is whole, and told how it ended. */
function useExport() {
  const text = useText(exportMessages)
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
          say(text.so_far(figure(rows), figure(of)))
        },
      })
      closeToast(notice)
      if (arrived.rows === 0) return toastRefusal(text.empty_title, text.empty)
      keepFile(arrived)
      lastTold.current = toastSuccess(text.done(figure(arrived.rows)), text.done_title)
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

/** The state of this browser's notices for a screen, and the two presses that change it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Refused } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useRead } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../web/calls/toast.tsx'
import { useText } from '../web/language/language.tsx'
import { notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { deviceState, turnOff, turnOn } from './pushDevice.web.ts'

const key = ['push device']

export function usePushDevice() {
  const { offer: text } = useText(noticeMessages)
  const { id } = useCurrentUser()
  const refusalText = useRefusalText()
  const client = useQueryClient()
  const preferences = useRead(notices.preferences, {})
  const state = useQuery({ queryKey: key, queryFn: () => deviceState(id), meta: { topics: [] } })
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? turnOn(id, preferences.data?.push_key ?? '') : turnOff()),
    onSuccess: (now, on) => {
      client.setQueryData(key, now)
      if (now === 'on') toastSuccess(text.on)
      if (now === 'off' && !on) toastSuccess(text.off)
    },
    // The browser's own word for a push service that is out of reach is in no language of ours.
    onError: (error: Error) =>
      toastRefusal(text.failed, error instanceof Refused ? refusalText(error) : text.service_out),
  })
  return {
    state: state.data,
    ready: preferences.data !== undefined,
    pending: change.isPending,
    set: (on: boolean) => change.mutate(on),
  }
}

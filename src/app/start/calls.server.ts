/** Collects the calls of all slices, and the roles that get an announced topic. */
import type { Audience } from '../../shared/contract.ts'
import { slices } from '../slices.server.ts'

export const calls = slices.flatMap((slice) => slice.calls)
export const pages = slices.flatMap((slice) => slice.pages ?? [])

/** A topic without a registry reaches single users, or only the browser that made the change. */
export const audience: Audience = Object.assign(
  Object.fromEntries(calls.flatMap(({ call }) => call.topics).map((topic) => [topic, []])),
  ...slices.map((slice) => slice.audience),
)

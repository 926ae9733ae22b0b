/** Says in which place of this browser the user allows notifications. */
import { useText } from '../web/language/language.tsx'
import { blockedWayTexts } from './blockedWay.messages.ts'
import { blockedWay } from './blockedWay.ts'
import { isInstalled } from './pushDevice.web.ts'

export function BlockedWay() {
  const ways = useText(blockedWayTexts)
  return <>{ways[blockedWay({ agent: navigator.userAgent, installed: isInstalled() })]}</>
}

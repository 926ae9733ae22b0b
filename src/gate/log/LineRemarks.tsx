/** Shows the remarks on a line of the log: the person who authorized it, the person who answered, the reason and the rule. */

import { logTexts } from '../../access-log/log.messages.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { decidedByText } from '../arrivals/homeRules/ruleText.ts'
import { keptOverrideReasonTexts } from '../arrivals/overrideReasons.messages.ts'
import { saidOfLine, saidOr } from '../arrivals/overrideReasons.ts'
import { groupCountTexts } from '../visits/groupCounts.messages.ts'
import type { LogLine } from './logLines.ts'

interface LineRemarksProps {
  line: Pick<LogLine, 'event_type' | 'authorized_by' | 'answered_by' | 'override_reason' | 'rule' | 'people'>
  /** The printed log passes none. */
  className?: string
}

export function LineRemarks({ line, className }: LineRemarksProps) {
  const log = useText(logTexts)
  const kept = useText(keptOverrideReasonTexts)
  const { language } = useLanguage()
  const { counted } = useText(groupCountTexts)
  const remarks = [
    line.people && counted(line.people),
    line.authorized_by && log.by_phone(saidOr(line.authorized_by, kept)),
    line.answered_by && log.administration(line.answered_by),
    line.override_reason && saidOfLine(line.event_type, saidOr(line.override_reason, kept), log.reason),
    line.rule && decidedByText(line.rule, language),
  ]
  return remarks.map((remark) =>
    remark ? (
      <div key={remark} className={className}>
        {remark}
      </div>
    ) : null,
  )
}

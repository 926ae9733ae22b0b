/** What a line of the log says beside its event: whose word it was, who answered, why, and by which rule. */
import { useLanguage, useText } from '../../web/language/language.tsx'
import { keptReasonTexts } from '../choices.messages.ts'
import { saidOfLine, saidOr } from '../choices.ts'
import { decidedByText } from '../rules/ruleText.ts'
import { visitMessages } from '../visits.messages.ts'
import type { LogLine } from './logLines.ts'

interface LineRemarksProps {
  line: Pick<LogLine, 'event_type' | 'authorized_by' | 'answered_by' | 'override_reason' | 'rule'>
  /** Of each remark; none on paper. */
  className?: string
}

export function LineRemarks({ line, className }: LineRemarksProps) {
  const { log } = useText(visitMessages)
  const kept = useText(keptReasonTexts)
  const { language } = useLanguage()
  const remarks = [
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

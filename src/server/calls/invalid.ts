/** What a contract finds wrong with an input, field by field, as codes that the browser has words for. */
import type { z } from 'zod'
import { type FieldProblem, Refusal } from '../../shared/refusal.ts'

export function invalid({ issues }: z.ZodError): Refusal {
  return new Refusal('invalid', 422, { fields: issues.flatMap(problemsOf) })
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ field: [field, key.slice(0, 60)].filter(Boolean).join('.'), problem: 'unknown' }))
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return [{ field, problem: 'required' }]
  return [{ field, problem: /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid' }]
}

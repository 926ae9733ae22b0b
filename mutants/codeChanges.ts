/** How one place of a program is changed: every way to get it slightly wrong. */
import type { Change } from './sqlTokens.ts'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const operators = new Map(
  Object.entries({
    ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
    ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*', '&': '|', '|': '&', '<<': '>>', '>>': '<<' },
    ...{ '&&': '||', '||': '&&', '??': '&&', '+=': '-=', '-=': '+=' },
  }),
)
const methods = new Map(
  Object.entries({
    ...{ some: 'every', every: 'some', startsWith: 'endsWith', endsWith: 'startsWith', min: 'max', max: 'min' },
    ...{ toLowerCase: 'toUpperCase', toUpperCase: 'toLowerCase', trim: 'trimStart', padStart: 'padEnd', floor: 'ceil' },
    ...{ includes: 'startsWith', sort: 'reverse' },
  }),
)

export function changesOf(node: Node, text: string): Change[] {
  const at = ({ start, end }: Node, becomes: string): Change => ({ start, end, becomes })
  const { left, right, test, argument, callee, property } = node
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const other = operators.get(String(node.operator))
      if (!other || !isNode(left) || !isNode(right)) return []
      const between = { start: left.end, end: right.start }
      const sign = text.slice(between.start, between.end)
      return [{ ...between, becomes: sign.replace(String(node.operator), other) }]
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(test) ? [at(test, 'true'), at(test, 'false')] : []
    case 'UnaryExpression':
      return isNode(argument) && /^[!-]$/.test(String(node.operator))
        ? [at(node, text.slice(argument.start, argument.end))]
        : []
    case 'Literal':
      return literal(node, at)
    case 'TemplateLiteral':
      return node.end - node.start > 2 ? [at(node, '``')] : []
    case 'ArrayExpression':
      return node.end - node.start > 2 ? [at(node, '[]')] : []
    case 'ExpressionStatement':
      return [at(node, '')]
    case 'MemberExpression': {
      const other = isNode(property) ? methods.get(text.slice(property.start, property.end)) : undefined
      return isNode(property) && other && node.computed === false ? [at(property, other)] : []
    }
    case 'CallExpression':
      return isNode(callee) && isNode(callee.object) && Array.isArray(node.arguments) && node.arguments.length === 0
        ? [at(node, text.slice(callee.object.start, callee.object.end))]
        : []
    default:
      return []
  }
}

function literal(node: Node, at: (node: Node, becomes: string) => Change): Change[] {
  const { value } = node
  if (typeof value === 'boolean') return [at(node, String(!value))]
  if (typeof value === 'number') return [at(node, String(value + 1))]
  if (typeof value === 'string') return [at(node, value === '' ? `'?'` : `''`)]
  return []
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

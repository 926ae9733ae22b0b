/**
 * Simulates a reader at a gate: asks about a code and reports the entry or exit.
 *
 *   GARITA_KEY=garita_… node scripts/deviceSimulator.mjs http://localhost:3000 <code> [unit=101] [entry|exit]
 *
 * It knows Garita only from the served OpenAPI document: the address, the header of the key, and the fields of each call.
 * Any Node from 20 runs it; nothing needs to be installed.
 */
import { randomUUID } from 'node:crypto'

const [address, code, ...more] = process.argv.slice(2)
const unit = more.find((one) => one.startsWith('unit='))?.slice('unit='.length)
const wish = more.find((one) => !one.startsWith('unit='))
const key = process.env.GARITA_KEY
if (!address || !code || !key)
  stop('GARITA_KEY=… node scripts/deviceSimulator.mjs <address> <code> [unit=101] [entry|exit]')

const described = new URL('/api/v1/openapi.json', address)
const api = await (await fetch(described)).json()
const bearer = Object.entries(api.components.securitySchemes)
  .filter(([, scheme]) => scheme.type === 'http' && scheme.scheme === 'bearer')
  .map(([name]) => name)
const mine = Object.entries(api.paths)
  .map(([path, { post }]) => ({ path, ...post }))
  .filter(({ security = [] }) => security.some((one) => bearer.some((name) => name in one)))

const check = mine.find((call) => 'verdict' in answerOf(call))
const report = mine.find((call) => 'kind' in takenBy(call).properties)
if (!check || !report) stop('This Garita describes no calls for devices.')

const said = await ask(check)
console.log(`${said.verdict}: ${said.reason}${said.name ? ` (${said.name}, ${said.unit})` : ''}`)
const act = wish ?? said.act
if (act !== 'none') {
  const { conflict } = await ask(report, act)
  console.log(conflict ? `${act} kept, and flagged: ${conflict}` : `${act} kept`)
}

function takenBy(call) {
  return call.requestBody.content['application/json'].schema
}

function answerOf(call) {
  return call.responses['200'].content['application/json'].schema.properties ?? {}
}

function valueFor(name, schema, act) {
  if (schema.format === 'uuid') return randomUUID()
  if (schema.format === 'date-time') return new Date().toISOString()
  if (schema.enum?.includes(act)) return act
  if (schema.type === 'string') return code
  return stop(`Nothing is known of what ${name} should be.`)
}

async function ask(call, act) {
  const { required, properties } = takenBy(call)
  const body = Object.fromEntries(required.map((name) => [name, valueFor(name, properties[name], act)]))
  if (unit && properties.unit) body.unit = unit
  const response = await fetch(new URL(api.servers[0].url + call.path, described), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  return response.ok ? answer : stop(`${call.operationId} was refused: ${answer.error.code}`)
}

function stop(why) {
  console.error(why)
  process.exit(1)
}

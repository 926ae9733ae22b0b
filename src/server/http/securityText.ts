/** `/.well-known/security.txt` (RFC 9116) and the policy that it names exist only if the installation has a security contact. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import { Refusal } from '../../shared/refusal.ts'
import type { Env } from '../calls/serve.ts'
import type { Settings } from '../settings/settings.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The RFC wants less than a year. */
const goodForDays = 180
const policyPath = '/.well-known/security-policy.txt'

const policy = `Garita: cómo informar de una vulnerabilidad

Escribe al contacto de /.well-known/security.txt. Di cómo se repite, qué se ve y qué se puede hacer con ello. Prueba solo con tus
propias cuentas y en tu propia unidad: no leas datos de otras personas, no abras una puerta a nadie y no interrumpas el servicio.
Quien administra esta instalación te responde, y te dice cuándo queda corregido. Te pedimos que no lo publiques antes.

Garita: how to report a weakness

Write to the contact in /.well-known/security.txt. Say how to repeat it, what you see and what can be done with it. Try it only with
your own accounts and in your own unit: do not read other people's data, do not open a gate for anybody, and do not interrupt the
service. The people who run this installation answer you, and tell you when it is fixed. Please do not publish it before that.
`

export function securityText({ security_contact, public_url }: Settings, now: () => number = Date.now): Hono<Env> {
  const routes = new Hono<Env>()
  const answer = (context: Context<Env>, text: string) => {
    if (security_contact === null) throw new Refusal('not_found', 404)
    context.header('cache-control', 'public, max-age=86400')
    return context.text(text)
  }
  routes.get('/.well-known/security.txt', (context) => {
    const origin = public_url ?? new URL(context.req.url).origin
    // Rounded to days, so that the text stays the same for a day.
    const expires = new Date((Math.floor(now() / dayMs) + goodForDays) * dayMs).toISOString().replace('.000', '')
    return answer(
      context,
      `Contact: ${security_contact}\nExpires: ${expires}\nPreferred-Languages: es, en\nPolicy: ${origin}${policyPath}\nCanonical: ${origin}/.well-known/security.txt\n`,
    )
  })
  routes.get(policyPath, (context) => answer(context, policy))
  return routes
}

/** "Espero entrega": one touch lets the next delivery in for two hours, and one ends it. With the way to the rules of the home. */
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { QuickChoice } from '../../web/form/fields/QuickChoice.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalCompanies } from '../arrivals/arrivals.ts'
import { homeRules } from './homeRules.contract.ts'
import { expectTexts } from './homeRules.messages.ts'
import './homeRules.css'

/** On the screen of the rules itself without a link to them. */
export function ExpectDelivery({ linked = false }: { linked?: boolean }) {
  const text = useText(expectTexts)
  const arrivals = useText(arrivalTexts)
  const mine = useRead(homeRules.mine, {})
  const now = useServerNow()
  const dates = useDates().at(mine.data?.time_zone ?? null)
  const expect = useAct(homeRules.expect)
  const end = useAct(homeRules.end)
  // One id per delivery, so that a second press is the same one.
  const [next, setNext] = useState(newId)
  const [company, setCompany] = useState('')
  if (!mine.data?.may_write) return null
  const { expecting } = mine.data
  const until = expecting && Date.parse(expecting.until) > now ? expecting.until : null
  return (
    <Card
      title={text.title}
      icon={IconPackage}
      extra={linked ? <TextLink to="/dashboard/home-rules">{text.rules}</TextLink> : null}
    >
      <div className="garita-expect" data-expecting={until ? true : undefined}>
        {expecting && until ? (
          <>
            <p role="status">
              <strong>{text.waiting(expecting.company, dates.time(until))}</strong> {text.waiting_text}
            </p>
            <Button
              variant="default"
              loading={end.pending}
              onClick={() => end.run({ id: expecting.id }, { done: text.stopped, failed: text.failed })}
            >
              {text.stop}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="default"
              size="md"
              loading={expect.pending}
              onClick={() =>
                expect.run(
                  { id: next, company },
                  { done: text.done, failed: text.failed },
                  {
                    done: () => {
                      setNext(newId())
                      setCompany('')
                    },
                  },
                )
              }
            >
              {text.press}
            </Button>
            <p className="garita-second">{text.hint}</p>
            {linked ? null : (
              <QuickChoice
                label={text.company}
                other={arrivals.other_company}
                help={text.company_hint}
                choices={arrivalCompanies.delivery}
                value={company}
                onPick={(picked) => setCompany(picked === company ? '' : picked)}
                onType={setCompany}
              />
            )}
          </>
        )}
      </div>
    </Card>
  )
}

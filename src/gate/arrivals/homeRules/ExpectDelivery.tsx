import { Button, Group, Text } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../../web/cards/Card.tsx'
import { QuickChoice } from '../../../web/form/fields/QuickChoice.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals.messages.ts'
import { arrivalCompanies } from '../arrivals.ts'
import { Expected } from './ExpectChip.tsx'
import { expectTexts } from './homeRules.messages.ts'
import { useExpecting } from './useExpecting.web.ts'

export function ExpectDelivery() {
  const text = useText(expectTexts)
  const arrivals = useText(arrivalTexts)
  const { may, waiting, press, stop } = useExpecting()
  const [company, setCompany] = useState('')
  if (!may) return null
  return (
    <Card title={text.title} icon={IconPackage}>
      <Group gap="0.625rem 1rem">
        {waiting ? (
          <Expected waiting={waiting} stop={stop} />
        ) : (
          <>
            <Button
              variant="default"
              size="md"
              loading={press.loading}
              onClick={() => press.start(company, () => setCompany(''))}
            >
              {text.press}
            </Button>
            <Text className="garita-second" flex="1 1 9rem">
              {text.hint}
            </Text>
            <QuickChoice
              label={text.company}
              other={arrivals.other_company}
              help={text.company_hint}
              choices={arrivalCompanies.delivery}
              value={company}
              onPick={(picked) => setCompany(picked === company ? '' : picked)}
              onType={setCompany}
            />
          </>
        )}
      </Group>
    </Card>
  )
}

/** A guard chooses the gate of this device here. */
import { Box, Button, SimpleGrid } from '@mantine/core'
import { IconBarrierBlock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from '../../web/cards/Card.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Gate } from '../gate.contract.ts'
import { stationGateMessages } from './chooseGate.messages.ts'

interface ChooseGateProps {
  gates: readonly Gate[]
  choose: (gate: Gate) => void
  /** Another slice provides the alarm button. */
  alarm: ReactNode
}

export function ChooseGate({ gates, choose, alarm }: ChooseGateProps) {
  const text = useText(stationGateMessages)
  const places = Map.groupBy(gates, ({ condominium }) => condominium.id)
  return (
    <Page title={text.title}>
      {gates.length === 0 ? (
        <Empty icon={IconBarrierBlock} title={text.none} text={text.none_text} />
      ) : (
        <Card title={text.choose}>
          <p>{text.choose_text}</p>
          {[...places.values()].map((here) => (
            <Stack key={here[0]?.condominium.id}>
              {places.size > 1 ? <strong>{here[0]?.condominium.name}</strong> : null}
              <SimpleGrid minColWidth="min(100%, 16rem)" spacing="sm">
                {here.map((gate) => (
                  <Button
                    key={gate.id}
                    variant="default"
                    size="lg"
                    h="auto"
                    mih="6rem"
                    styles={{ label: { whiteSpace: 'normal' } }}
                    leftSection={<IconBarrierBlock size={32} stroke={1.5} aria-hidden />}
                    aria-label={`${gate.name}, ${gate.condominium.name}`}
                    onClick={() => choose(gate)}
                  >
                    {gate.name}
                  </Button>
                ))}
              </SimpleGrid>
            </Stack>
          ))}
        </Card>
      )}
      {/* It loads after the gates and must not move them. */}
      <Box maw="20rem">{alarm}</Box>
    </Page>
  )
}

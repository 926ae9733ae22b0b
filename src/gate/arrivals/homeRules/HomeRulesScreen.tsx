/** Lists, adds, changes and ends the rules of a resident's home about unannounced arrivals. */
import { Button, Group } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { wallClock } from '../../../shared/time.ts'
import { useAct } from '../../../web/calls/act.ts'
import { useServerNow } from '../../../web/calls/api.ts'
import { useCurrentUser } from '../../../web/calls/currentUser.tsx'
import { failureOf, useRead } from '../../../web/calls/queries.ts'
import { Empty } from '../../../web/cards/Empty.tsx'
import { Failed } from '../../../web/cards/Failed.tsx'
import { Loading } from '../../../web/cards/Loading.tsx'
import { Framed, FramedRow } from '../../../web/cards/lists/Framed.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { Page } from '../../../web/frame/Page.tsx'
import { useLanguage, useText } from '../../../web/language/language.tsx'
import { ConfirmDialog } from '../../../web/pieces/dialogs/ConfirmDialog.tsx'
import { TextLink } from '../../../web/pieces/Links.tsx'
import { ExpectDelivery } from './ExpectDelivery.tsx'
import { HomeRuleForm } from './HomeRuleForm.tsx'
import { homeRuleTexts } from './homeRuleScreen.messages.ts'
import { homeRules, type MyRule } from './homeRules.contract.ts'
import { ruleWords } from './homeRules.messages.ts'
import { notReceivedTexts } from './notReceived.messages.ts'
import { ruleText } from './ruleText.ts'
import { useRuleFacts } from './useRuleFacts.web.ts'

type Doing = { what: 'write'; of: MyRule | null } | { what: 'end'; of: MyRule }

export function HomeRulesScreen() {
  const text = useText(homeRuleTexts)
  const refusing = useText(notReceivedTexts)
  const { refuses } = useCurrentUser()
  const mine = useRead(homeRules.mine, {})
  const [doing, setDoing] = useState<Doing | null>(null)
  const failed = failureOf(mine)
  const create = () => setDoing({ what: 'write', of: null })
  const make = (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={create}>
      {text.create}
    </Button>
  )
  const { rules = [], time_zone = 'UTC' } = mine.data ?? {}
  return (
    <Page title={text.title} main={rules.length > 0 ? make : undefined}>
      <Stack>
        <ExpectDelivery />
        {refuses ? <TextLink to="/dashboard/not-received">{refusing.title}</TextLink> : null}
        {mine.isPending ? <Loading /> : null}
        {failed ? <Failed title={text.failed} {...failed} /> : null}
        {mine.data && rules.length === 0 ? (
          <Empty
            icon={IconListCheck}
            title={text.empty}
            text={mine.data.may_write ? text.empty_text : text.no_word}
            action={mine.data.may_write ? make : null}
          />
        ) : null}
        <Framed label={text.title}>
          {rules.map((rule) => (
            <RuleLine key={rule.id} rule={rule} zone={time_zone} onDo={(what) => setDoing({ what, of: rule })} />
          ))}
        </Framed>
      </Stack>
      {doing?.what === 'write' && mine.data ? (
        <HomeRuleForm
          of={doing.of}
          limits={mine.data.limits}
          mayRefuse={mine.data.may_refuse}
          onClose={() => setDoing(null)}
        />
      ) : null}
      {doing?.what === 'end' ? <EndDialog rule={doing.of} onClose={() => setDoing(null)} /> : null}
    </Page>
  )
}

interface RuleLineProps {
  rule: MyRule
  zone: string
  onDo: (what: 'write' | 'end') => void
}

function RuleLine({ rule, zone, onDo }: RuleLineProps) {
  const text = useText(homeRuleTexts)
  const { daily } = useText(ruleWords)
  const { language } = useLanguage()
  const facts = useRuleFacts()
  const today = wallClock(useServerNow(), zone).day
  const said = ruleText({ ...rule, until: null }, language)
  const over = rule.until_day !== null && rule.until_day < today
  return (
    <FramedRow
      acts={
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" aria-label={text.edit_of(said)} onClick={() => onDo('write')}>
            {text.edit}
          </Button>
          <Button variant="default" aria-label={text.end_of(said)} onClick={() => onDo('end')}>
            {text.end}
          </Button>
        </Group>
      }
    >
      <strong>{said.charAt(0).toUpperCase() + said.slice(1)}</strong>
      <span>
        {[text.form.actions[rule.action], ...facts(rule), rule.daily_most && daily(rule.daily_most)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="garita-second">
        {[over && text.over, text.by(rule.made_by_name)].filter(Boolean).join(' · ')}
      </span>
    </FramedRow>
  )
}

function EndDialog({ rule, onClose }: { rule: MyRule; onClose: () => void }) {
  const text = useText(homeRuleTexts)
  const { language } = useLanguage()
  const end = useAct(homeRules.end)
  return (
    <ConfirmDialog
      title={text.end_title}
      about={{ name: ruleText(rule, language), lines: [text.form.actions[rule.action]] }}
      confirm={text.end}
      against
      pending={end.pending}
      onConfirm={() => end.run({ id: rule.id }, { done: text.ended, failed: text.end_failed }, { done: onClose })}
      onClose={onClose}
    >
      {text.end_text}
    </ConfirmDialog>
  )
}

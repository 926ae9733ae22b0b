/** The news of the last release; stays until the user dismisses it. */
import { Button } from '@mantine/core'
import { useAct } from '../web/calls/act.ts'
import { useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import './NewsCard.css'
import { news } from './news.contract.ts'
import { newsMessages } from './news.messages.ts'

export function NewsCard() {
  const text = useText(newsMessages)
  const unread = useRead(news.unread, {})
  const read = useAct(news.markRead)
  return unread.data?.map((name) => {
    const { title, intro, points } = text[name]
    return (
      <Card key={name} title={title}>
        <p>{intro}</p>
        <ul className="garita-news">
          {Object.entries(points).map(([point, words]) => (
            <li key={point}>{words}</li>
          ))}
        </ul>
        <div className="garita-news-acts">
          <Button
            loading={read.pending}
            onClick={() => read.run({ news: name }, { done: text.put_away, failed: text.failed })}
          >
            {text.understood}
          </Button>
          <LinkButton to="/dashboard/admin/gates" variant="default">
            {text.to_gates}
          </LinkButton>
        </div>
      </Card>
    )
  })
}

/** One figure of a report: name, number, definition, bars, table, and a link to its rows. */
import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { type Bar, BarChart } from '../web/cards/BarChart.tsx'
import { useText } from '../web/language/language.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import './FigureOf.css'
import { FigureTable } from './FigureTable.tsx'
import { figureWords } from './figures.messages.ts'
import type { RowsAsked } from './reportAddress.ts'

interface Line extends Bar {
  search?: RowsAsked | undefined
  /** Additional cells for the table. */
  more?: readonly string[] | undefined
}

export interface FigureProps {
  title: string
  /** In words; missing where nothing was counted. */
  figure: string | undefined
  hint?: string | undefined
  /** What is counted, in one sentence. */
  is: string
  /** The headers of the table, starting with the name. */
  heads: readonly string[]
  lines: readonly Line[]
  upright?: number | undefined
  rows?: RowsAsked | undefined
}

export function FigureOf({ title, figure, hint, is, heads, lines, upright, rows }: FigureProps) {
  const text = useText(figureWords)
  const named = useId()
  return (
    <section className="garita-figure" aria-labelledby={named}>
      <header>
        <Title order={3} id={named}>
          {title}
        </Title>
        <p className="garita-figure-words">
          <strong
            className={/^\d/.test(figure ?? '') ? 'garita-code' : undefined}
            data-nothing={figure === undefined || undefined}
          >
            {figure ?? text.nothing}
          </strong>
          {figure !== undefined && hint ? <span>{hint}</span> : null}
        </p>
        <Text c="dimmed" fz="sm" component="p">
          {is}
        </Text>
      </header>
      {figure === undefined ? null : (
        <>
          <BarChart label={title} bars={lines} upright={upright} />
          <div className="garita-figure-ways">
            <FigureTable title={title} heads={heads} lines={lines} />
            {rows ? (
              <TextLink
                to="."
                search={(before) => ({ ...before, ...rows })}
                aria-describedby={named}
                className="garita-off-paper garita-figure-rows"
              >
                {text.rows}
              </TextLink>
            ) : null}
          </div>
        </>
      )}
    </section>
  )
}

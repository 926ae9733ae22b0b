/** One figure of a report: name, number, definition, bars, table, and a link to its rows. */
import { Text, Title, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { type Bar, BarChart, worthABar } from '../web/cards/BarChart.tsx'
import { useText } from '../web/language/language.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import './FigureOf.css'
import { IconChevronDown } from '@tabler/icons-react'
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
  /** The same of the days before. */
  before?: string | undefined
  /** What is counted, in one sentence. */
  is: string
  /** The headers of the table, starting with the name. */
  heads: readonly string[]
  lines: readonly Line[]
  upright?: number | undefined
  rows?: RowsAsked | undefined
}

export function FigureOf({ title, figure, hint, before, is, heads, lines, upright, rows }: FigureProps) {
  const text = useText(figureWords)
  const named = useId()
  const [open, setOpen] = useState(false)
  const few = lines.every(({ value }) => value < worthABar)
  const [only, ...others] = lines.filter(({ value }) => value > 0)
  const told = few && only !== undefined && only.name === figure && others.length === 0
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
          {before ? <span className="garita-figure-before">{before}</span> : null}
        </p>
        <Text c="dimmed" fz="sm" component="p">
          {is}
        </Text>
      </header>
      {figure === undefined ? null : (
        <>
          {(open && few) || told ? null : <BarChart label={title} bars={lines} upright={upright} />}
          <div className="garita-figure-ways">
            <FigureTable title={title} heads={heads} lines={lines} open={open} onOpen={setOpen} />
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

const fewNone = 3

/** More than a few lines of nothing are one line. */
function tabled(lines: readonly Line[], rest: string): readonly Line[] {
  const none = lines.filter(({ value }) => value === 0)
  const [first] = none
  if (!first || none.length <= fewNone) return lines
  return [...lines.filter(({ value }) => value > 0), { ...first, key: 'rest', name: rest }]
}

interface FigureTableProps extends Pick<FigureProps, 'title' | 'heads' | 'lines'> {
  open: boolean
  onOpen: (open: boolean) => void
}

/** The table of a figure: folded on screen, open on paper. */
function FigureTable({ title, heads, lines, open, onOpen }: FigureTableProps) {
  const text = useText(figureWords)
  const content = useId()
  return (
    <>
      <UnstyledButton
        className="garita-off-paper garita-figure-fold"
        aria-expanded={open}
        aria-controls={content}
        onClick={() => onOpen(!open)}
      >
        {text.table}
        <span className="garita-hidden">{`: ${title}`}</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <div id={content} className="garita-figure-table" hidden={!open}>
        <table>
          <caption className="garita-hidden">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tabled(lines, text.rest).map(({ key, name, value, shown, search, more = [] }) => (
              <tr key={key}>
                <th scope="row">
                  {search && value > 0 ? (
                    <TextLink to="." search={(before) => ({ ...before, ...search })}>
                      {name}
                    </TextLink>
                  ) : (
                    name
                  )}
                </th>
                {[shown, ...more].map((cell, at) => (
                  <td key={heads[at + 1]} className="garita-code">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** One figure of a report: name, number, drawing, a link to its rows, and its table with the definition. */
import { Title, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { type Bar, BarChart, worthABar } from '../web/cards/BarChart.tsx'
import { NowBefore } from '../web/cards/NowBefore.tsx'
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
  /** That as a count, which is drawn while it is a handful. */
  countBefore?: number | undefined
  /** What is counted, in one sentence. */
  is: string
  /** The headers of the table, starting with the name. */
  heads: readonly string[]
  lines: readonly Line[]
  upright?: number | undefined
  rows?: RowsAsked | undefined
}

/** Figures about one thing, under its title. */
export interface Section {
  title: string
  figures: readonly FigureProps[]
}

export function FigureOf({
  title,
  figure,
  hint,
  before,
  countBefore = 0,
  is,
  heads,
  lines,
  upright,
  rows,
}: FigureProps) {
  const text = useText(figureWords)
  const named = useId()
  return (
    <section className="garita-figure" aria-labelledby={named}>
      <header>
        <Title order={3} id={named}>
          {title}
        </Title>
        <p className="garita-figure-words">
          <strong className={/^\d/.test(figure ?? '') ? 'garita-code' : undefined}>{figure}</strong>
          {hint ? <span>{hint}</span> : null}
          {before ? (
            <span className="garita-figure-before">
              {before}
              {countBefore < worthABar ? <NowBefore now={0} before={countBefore} most={worthABar} /> : null}
            </span>
          ) : null}
        </p>
      </header>
      <BarChart label={title} bars={lines} upright={upright} />
      <div className="garita-figure-ways">
        <FigureTable title={title} is={is} heads={heads} lines={lines} />
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
    </section>
  )
}

/** Whether there is nothing to draw: nothing was counted, or none of it. */
export const isNone = ({ figure, lines }: FigureProps) =>
  figure === undefined || lines.every(({ value }) => value === 0)

const fewNone = 3

/** More than a few lines of nothing are one line. */
function tabled(lines: readonly Line[], rest: string): readonly Line[] {
  const none = lines.filter(({ value }) => value === 0)
  const [first] = none
  if (!first || none.length <= fewNone) return lines
  return [...lines.filter(({ value }) => value > 0), { ...first, key: 'rest', name: rest }]
}

/** The table of a figure and what it counts: folded on screen, open on paper. */
function FigureTable({ title, is, heads, lines }: Pick<FigureProps, 'title' | 'is' | 'heads' | 'lines'>) {
  const text = useText(figureWords)
  const content = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <UnstyledButton
        className="garita-off-paper garita-figure-fold"
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        {text.table}
        <span className="garita-hidden">{`: ${title}`}</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <div id={content} className="garita-figure-table" hidden={!open}>
        <p className="garita-second">{is}</p>
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

/** A figure of a report: its title, its value, its bars, and a table that opens. */
import { Group, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { type Bar, BarChart } from '../web/cards/BarChart.tsx'
import { useText } from '../web/language/language.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import styles from './FigureOf.module.css'
import { figureWords } from './figures.messages.ts'
import type { RowsAsked } from './reportAddress.ts'

interface Line extends Bar {
  search?: RowsAsked | undefined
  more?: readonly string[] | undefined
}

export interface FigureProps {
  title: string
  /** Missing if there is no data. */
  figure: string | undefined
  hint?: string | undefined
  before?: string | undefined
  lines: readonly Line[]
  upright?: boolean | undefined
  /** Takes the place of so many of three figures in a line. */
  wide?: 2 | 3 | undefined
  table?: FigureTableProps | undefined
}

interface FigureTableProps {
  /** Explains the count in one sentence. */
  is: string
  /** The headers; the first one names the lines. */
  heads: readonly string[]
  /** Leads to the rows of the whole figure. */
  rows?: RowsAsked | undefined
}

/** Three figures are beside each other on a desk. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.figures}>{children}</div>
    </div>
  )
}

export function FigureOf({
  title,
  figure,
  hint,
  before,
  lines,
  upright,
  wide,
  table,
  children,
}: FigureProps & { children?: ReactNode }) {
  const text = useText(figureWords)
  const [named, content] = [useId(), useId()]
  const [open, setOpen] = useState(false)
  const width = open ? 3 : wide
  return (
    <Paper component="section" className={styles.figure} aria-labelledby={named} data-wide={width}>
      <Group component="header" justify="space-between" gap="0.25rem 0.5rem" mih="var(--garita-touch)">
        <Title order={2} id={named} fz="md" flex="1 1 6rem">
          {title}
        </Title>
        {table ? (
          <UnstyledButton
            className="garita-off-paper"
            mih="var(--garita-touch)"
            c="var(--garita-link)"
            fz="sm"
            aria-expanded={open}
            aria-controls={content}
            onClick={() => setOpen(!open)}
          >
            <Group component="span" gap="xs" wrap="nowrap">
              {text.table}
              <span className="garita-hidden">{`: ${title}`}</span>
              <IconChevronDown size={18} stroke={1.75} aria-hidden data-turns />
            </Group>
          </UnstyledButton>
        ) : null}
      </Group>
      {figure === undefined ? null : (
        <Group component="p" gap="0 0.75rem" align="baseline" m={0} maw="62ch" c="dimmed">
          <Text
            component="strong"
            c="var(--garita-ink)"
            fz={width === 3 ? 'var(--garita-size-title)' : 'xl'}
            fw={600}
            data-capital
          >
            {figure}
          </Text>
          {[hint, before].filter(Boolean).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </Group>
      )}
      <BarChart label={title} bars={lines} upright={upright} />
      {table ? (
        <div id={content} className={styles.table} hidden={!open}>
          <FigureTable title={title} lines={lines} {...table} />
        </div>
      ) : null}
      {children}
    </Paper>
  )
}

/** There is nothing to draw: no data, or only zeros. */
export const isNone = ({ figure, lines }: FigureProps) =>
  figure === undefined || lines.every(({ value }) => value === 0)

const fewNone = 3

/** Several zero lines become one. */
function tabled(lines: readonly Line[], rest: string): readonly Line[] {
  const none = lines.filter(({ value }) => value === 0)
  const [first] = none
  if (!first || none.length <= fewNone) return lines
  return [...lines.filter(({ value }) => value > 0), { ...first, key: 'rest', name: rest }]
}

/** Folded on screen, open in print. */
function FigureTable({ title, is, heads, lines, rows }: FigureTableProps & Pick<FigureProps, 'title' | 'lines'>) {
  const text = useText(figureWords)
  return (
    <>
      <Text className="garita-second" maw="62ch">
        {is}{' '}
        {rows ? (
          <TextLink
            to="."
            search={(before) => ({ ...before, ...rows })}
            aria-label={`${text.rows}: ${title}`}
            className="garita-off-paper"
          >
            {text.rows}
          </TextLink>
        ) : null}
      </Text>
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
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

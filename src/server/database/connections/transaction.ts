/**
 * A transaction that is sent whole. Without BEGIN, PostgreSQL commits all statements before a Sync together, or none of them, so
 * the transaction costs no message of its own, and its answer is one.
 */
import pg from 'pg'

export interface Statement {
  text: string
  values: (string | null | Buffer)[]
  /** The name of a prepared statement; empty behind a pooler. */
  name: string
}

interface Field {
  name: string
  dataTypeID: number
}

export interface Result {
  rows: (string | null)[][]
  fields: readonly Field[]
  /** PostgreSQL returns this note about the statement, for example `INSERT 0 3`. */
  tag: string
}

/** The results of the statements before the first that failed. */
export interface Answer {
  results: Result[]
  failed: { error: unknown } | null
}

/** The columns of the statements that one connection has prepared. */
export type Prepared = Map<string, readonly Field[]>

/** The wire of `pg`, whose types name an argument that it does not read. */
type Wire = Record<'parse' | 'bind' | 'execute' | 'describe' | 'close', (message: object) => void> & { sync(): void }

/** After these errors PostgreSQL plans a statement again only if it is prepared again. */
const outdated = new Set(['0A000', '26000'])

export class Transaction extends pg.Query {
  readonly answer: Promise<Answer>
  private readonly statements: readonly Statement[]
  private readonly prepared: Prepared
  private readonly results: Result[] = []
  private read: Result['rows'] = []
  private fields: readonly Field[] = []
  private resolve: (answer: Answer) => void = () => undefined

  constructor(statements: readonly Statement[], prepared: Prepared) {
    super('')
    this.statements = statements
    this.prepared = prepared
    this.answer = new Promise((resolve) => {
      this.resolve = resolve
    })
  }

  override submit = (connection: pg.Connection): void => {
    const wire = connection as unknown as Wire
    const { stream } = connection
    stream.cork()
    for (const { text, name, values } of this.statements) {
      const isPrepared = name !== '' && this.prepared.has(name)
      if (!isPrepared) {
        // An earlier attempt may have failed after it prepared this name.
        if (name !== '') wire.close({ type: 'S', name })
        wire.parse({ text, name })
      }
      wire.bind({ statement: name, values })
      if (!isPrepared) wire.describe({ type: 'P' })
      wire.execute({})
    }
    wire.sync()
    stream.uncork()
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.fields = fields
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.read.push(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.statements[this.results.length]?.name ?? ''
    const known = this.prepared.get(name)
    if (name !== '' && !known) this.prepared.set(name, this.fields)
    this.results.push({ rows: this.read, fields: known ?? this.fields, tag: text })
    this.read = []
    this.fields = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleError(error: unknown): void {
    const { name } = this.statements[this.results.length] ?? {}
    if (name && error instanceof pg.DatabaseError && outdated.has(error.code ?? '')) this.prepared.delete(name)
    this.resolve({ results: this.results, failed: { error } })
  }

  handleReadyForQuery(): void {
    this.resolve({ results: this.results, failed: null })
  }
}

/** The template that every test database is a copy of, made anew for each mutant. */
import pg from 'pg'
import { templateName, urlOf } from '../tests/support/databases.ts'
import type { Mutant } from './mutant.ts'

const sound = 'garita_sound'

export class Template {
  readonly #cluster: pg.Client
  readonly #owner_url: string

  private constructor(ownerUrl: string) {
    this.#owner_url = ownerUrl
    this.#cluster = new pg.Client({ connectionString: ownerUrl })
  }

  static async open(ownerUrl: string): Promise<Template> {
    const template = new Template(ownerUrl)
    await template.#cluster.connect()
    await template.#cluster.query(`create database ${sound} template ${templateName}`)
    return template
  }

  /** Answers why the change could not be made, or null. */
  async change({ change }: Mutant): Promise<string | null> {
    await this.#dropLeftovers()
    await this.#cluster.query(`create database ${templateName} template ${sound}`)
    await this.#cluster.query(`alter database ${templateName} set search_path = public, extensions`)
    try {
      await this.within(async (client) => {
        await client.query('begin')
        await client.query(change)
        await client.query('rollback')
        await client.query(afterEveryGuard(change))
      })
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  async within<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: urlOf(this.#owner_url, templateName) })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  close(): Promise<void> {
    return this.#cluster.end()
  }

  /** A run that was broken off may still be connected for a moment, as a login that the owner may not end. */
  async #drop(name: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.#cluster.query(`drop database if exists ${name} with (force)`)
        return
      } catch (error) {
        if (tries === 50) throw error
        await new Promise((resume) => setTimeout(resume, 200))
      }
    }
  }

  /** Also what the tests of the mutant before left behind: thousands of databases and logins would slow the cluster down. */
  async #dropLeftovers(): Promise<void> {
    const databases = await this.#cluster.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'garita\\_%' and datname <> $1`,
      [sound],
    )
    for (const { name } of databases.rows) await this.#drop(name)
    const logins = await this.#cluster.query<{ name: string }>(
      `select rolname as name from pg_roles where rolname like 'garita\\_login\\_%' and rolname <> $1`,
      [`garita_login_${templateName}`],
    )
    for (const { name } of logins.rows) await this.#cluster.query(`drop role if exists ${name}`)
  }
}

/** Every copy builds its rules again, because its login is its own; that ends with a row in guard_applied, and with this. */
const afterEveryGuard = (change: string) => `
  create function extensions.loosen() returns trigger language plpgsql
    as $loosen$ begin execute ${pg.escapeLiteral(change)}; return null; end $loosen$;
  create trigger loosen after insert on guard_applied for each statement execute function extensions.loosen()`

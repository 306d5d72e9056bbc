import pg from 'pg'
import utils from 'pg/lib/utils.js'

/** The driver's connection, as far as queries are sent by it. */
interface Sending {
  bind(config: { portal: string; statement: string; values: unknown[]; valueMapper: unknown }): void
  execute(config: { portal: string }): void
  sync(): void
}

/** Fields of the driver's result that it makes of a description, the same for each run of a statement. */
interface Described {
  readonly fields: readonly unknown[]
  readonly _parsers?: unknown
  readonly _prebuiltEmptyResultObject?: unknown
}

/** The driver's query, with the methods that its types leave out. */
interface DriverQuery {
  readonly name: string
  readonly values: unknown[]
  readonly _result: Described
  _accumulateRows: boolean
  callback: (error: Error | null, result: pg.QueryResult) => void
  prepare(connection: Sending): void
  handleCommandComplete(message: unknown, connection: Sending): void
}
const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery

/** By connection and by name of a statement. PostgreSQL refuses a prepared statement whose columns have changed. */
const described = new WeakMap<Sending, Map<string, Described>>()

/**
 * A named statement that has its columns described once by each connection. The driver has them described at each run, which costs PostgreSQL
 * a look-up of each column's type and the server its reading: of a statement of 34 columns as much as the row.
 */
class DescribedQuery extends DriverQuery {
  override prepare(connection: Sending): void {
    const known = described.get(connection)?.get(this.name)
    if (!known || !this.#isBound(connection)) {
      super.prepare(connection)
      return
    }
    Object.assign(this._result, known)
    this._accumulateRows = true
    connection.execute({ portal: '' })
    connection.sync()
  }
  /** False where a value cannot be sent: nothing is, and the driver answers with its error. */
  #isBound(connection: Sending): boolean {
    const { name: statement, values } = this
    try {
      connection.bind({ portal: '', statement, values, valueMapper: utils.prepareValue })
      return true
    } catch {
      return false
    }
  }
  override handleCommandComplete(message: unknown, connection: Sending): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    const known = described.get(connection) ?? new Map<string, Described>()
    if (known.size === 0) described.set(connection, known)
    if (!known.has(this.name)) known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    super.handleCommandComplete(message, connection)
  }
}

type Config = pg.QueryConfig & { readonly values: unknown[] }

/** For a pool, whose promise is of the result. */
export const describedOnce = (config: Config): pg.QueryConfig =>
  config.name ? (new DescribedQuery(config) as unknown as pg.QueryConfig) : config

/** The same by a client, which answers a query of ours through its callback alone. */
export const sendDescribed = (client: pg.PoolClient, config: Config): Promise<pg.QueryResult> =>
  config.name
    ? new Promise((resolve, reject) => {
        const query = new DescribedQuery(config)
        query.callback = (error, result) => (error ? reject(error) : resolve(result))
        client.query(query as unknown as pg.QueryConfig)
      })
    : client.query(config)

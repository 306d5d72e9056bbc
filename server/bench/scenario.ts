import type { Shop } from './shop.ts'
import type { Connection } from './wire-connection.ts'

/** One operation of one caller: `token` is the supply's, `use` counts from 0, `pick` draws from a list. */
export interface Turn {
  readonly connection: Connection
  readonly shop: Shop
  readonly token: string
  readonly use: number
  pick(below: number): number
}

export interface Scenario {
  readonly name: string
  readonly title: string
  /** Share of the leanest ceiling, by processor time, that we want at 16 callers. */
  readonly goal: number
  /** Operations that one prepared visitor is good for. */
  readonly uses: number
  /** Makes a visitor before the clock starts. Absent: the operation makes its own. */
  readonly prepare?: (connection: Connection, shop: Shop, pick: Turn['pick']) => Promise<string>
  readonly operation: (turn: Turn) => Promise<unknown>
}

/** A position that no process has read up to, as of a caller whose write was this moment: the server looks what has changed. */
export const AFTER_A_WRITE = 'x-wix-consistent: 9000000000000000000\r\n'

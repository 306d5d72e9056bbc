import type { Call } from './call.ts'
import { each } from './each.ts'
import { type CallOptions, type Send, type TransportOptions, transport } from './transport.ts'

type AnyCall = Call<never, unknown, string, unknown>
type Module = Readonly<Record<string, AnyCall>>

/** Nothing needs to be given where every field is optional. */
type Arguments<Request> =
  Record<never, never> extends Request
    ? [message?: Request, options?: CallOptions]
    : [message: Request, options?: CallOptions]

type Lists<Request, Item> = [Item] extends [never]
  ? unknown
  : {
      /** Every item, page by page. Pages are fetched as the loop asks for them. */
      each(...args: Arguments<Request>): AsyncGenerator<Item, void, undefined>
    }

type Bound<C> =
  C extends Call<infer Request, infer Response, string, infer Item>
    ? ((...args: Arguments<Request>) => Promise<Response>) & Lists<Request, Item>
    : never

type BoundModule<M> = { readonly [Name in keyof M]: Bound<M[Name]> }

export type Client<Modules> = { readonly [Name in keyof Modules]: BoundModule<Modules[Name]> }

export interface ClientOptions<Modules> extends TransportOptions {
  /** The modules that are called, imported one by one from `generated/`, so that a bundle holds no others. */
  readonly modules: Modules
}

/** The client of one server for one caller. Its calls reject with `ApiError`, `ConnectionError` or the reason of the abort. */
export function createClient<const Modules extends Readonly<Record<string, object>>>({
  modules,
  ...options
}: ClientOptions<Modules>): Client<Modules> {
  const send = transport(options)
  return mapValues(modules, (module) => mapValues(module as Module, (call) => bound(send, call))) as Client<Modules> // the types mirror these two loops
}

function bound(send: Send, route: AnyCall): unknown {
  const run = (message: Record<string, unknown> = {}, options: CallOptions = {}) => send(route, message, options)
  const { list } = route
  if (!list) return run
  return Object.assign(run, {
    each: (message: Record<string, unknown> = {}, options: CallOptions = {}) =>
      each(list, message, (page) => send(route, page, options)),
  })
}

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

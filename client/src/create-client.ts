import type { Auth } from './auth/auth.ts'
import type { Call, Listing } from './call.ts'
import { setContext } from './context.ts'
import { each } from './each.ts'
import { SetupError } from './setup-error.ts'
import {
  type CallOptions,
  connectionOf,
  type Message,
  type Send,
  type TransportOptions,
  transport,
} from './transport.ts'

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
      readonly listing: Listing
    }

/** A call of a client. `types` exists in types alone: which refusals it declares, and what its lists hold. */
export type Bound<Request, Response, Code extends string, Item = never> = ((
  ...args: Arguments<Request>
) => Promise<Response>) &
  Lists<Request, Item> & { readonly types?: { request: Request; response: Response; code: Code; item: Item } }

type BoundCall<C> =
  C extends Call<infer Request, infer Response, infer Code, infer Item> ? Bound<Request, Response, Code, Item> : never

type BoundModule<M> = { readonly [Name in keyof M]: BoundCall<M[Name]> }

export type Client<Modules> = { readonly [Name in keyof Modules]: BoundModule<Modules[Name]> }

export interface ClientOptions<Modules> extends TransportOptions {
  /** The modules that are called, imported one by one from `generated/`, so that a bundle holds no others. */
  readonly modules: Modules
  /** Strategy that `elevate(client)` calls with: in a server, an API key. */
  readonly elevated?: Auth
}

/**
 * The client of one server for one caller. Its calls reject with `ApiError`, `ConnectionError`, the reason of the abort, or
 * `SetupError` where the program is wrong.
 */
export function createClient<const Modules extends Readonly<Record<string, object>>>(
  options: ClientOptions<Modules>,
): Client<Modules> {
  const connection = connectionOf(options)
  const send = transport(connection, options)
  const client = mapValues(options.modules, (module) => mapValues(module as Module, (call) => bound(send, call)))
  let higher: object | undefined
  setContext(client, {
    connection,
    send,
    options,
    elevated() {
      const { elevated, ...rest } = options
      if (!elevated) throw missingElevation()
      higher ??= createClient({ ...rest, auth: elevated })
      return higher
    },
  })
  return client as Client<Modules> // the types mirror the two loops
}

const missingElevation = (): SetupError =>
  new SetupError(
    'MISSING_ELEVATION',
    'The elevated client is missing: give createClient an `elevated` strategy, such as apiKeyAuth, in a server and never in a page.',
  )

function bound(send: Send, route: AnyCall): unknown {
  const run = (message: Message = {}, options?: CallOptions) => send(route, message, options)
  const { list } = route
  if (!list) return run
  return Object.assign(run, {
    listing: list,
    each: (message: Message = {}, options?: CallOptions) => each(list, message, (page) => send(route, page, options)),
  })
}

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
